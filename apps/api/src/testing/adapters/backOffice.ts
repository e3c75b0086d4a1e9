import { Hono } from 'hono'
import type { Adapters } from '../../adapters/adapters.ts'
import type { AppEnv } from '../../services/services.ts'

export const create: Adapters['DESK_ADAPTER'] = () =>
  new Hono<AppEnv>().get('/our-desk', (context) => context.text('Our own desk'))
