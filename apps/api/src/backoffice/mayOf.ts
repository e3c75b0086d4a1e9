import type { Context } from 'hono'
import { mayDo, type Operation } from '../operations/access.ts'
import type { AppEnv } from '../services/services.ts'

export type May = (operation: Operation) => boolean

export const mayOf =
  (context: Context<AppEnv>): May =>
  (operation) =>
    mayDo(context.get('staff'), operation)
