import type { AppEnv } from '@member/api/http'
import { mayDo, type Operation } from '@member/api/operations'
import type { Context } from 'hono'

export type May = (operation: Operation) => boolean

export const mayOf =
  (context: Context<AppEnv>): May =>
  (operation) =>
    mayDo(context.get('staff'), operation)
