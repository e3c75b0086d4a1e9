import { Hono } from 'hono'
import type { Adapters } from '../../adapters/adapters.ts'
import type { AppEnv } from '../../services/services.ts'

export const create: Adapters['BACK_OFFICE_ADAPTER'] = () =>
  new Hono<AppEnv>().get('/our-back-office', (context) => context.text('Our own back office'))
