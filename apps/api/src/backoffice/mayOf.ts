import type { Context } from 'hono'
import { mayDo, type Operation } from '../operations/access.ts'
import type { AppEnv } from '../services/services.ts'

export type May = (operation: Operation) => boolean

/** What the staff of a request may do, so that a page shows them nothing else. */
export const mayOf =
  (context: Context<AppEnv>): May =>
  (operation) =>
    mayDo(context.get('staff'), operation)
