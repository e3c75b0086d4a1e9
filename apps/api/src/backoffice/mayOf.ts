import type { Context } from 'hono'
import { mayDo, type Operation } from '../operations/access.ts'
import type { AppEnv } from '../services/services.ts'

export type May = (operation: Operation) => boolean

/** Permissions of the request's staff, so that pages hide everything else. */
export const mayOf =
  (context: Context<AppEnv>): May =>
  (operation) =>
    mayDo(context.get('staff'), operation)
