import {
  announcementsCall,
  configurationsCall,
  operationCall,
  recentDepositsCall,
  recentWithdrawalsCall,
  settingCall,
} from '@member/api-client'
import type { MiddlewareHandler } from 'hono'

/** Calls with the same answer for every visitor. */
const open = new Set<string>(
  [
    settingCall,
    operationCall,
    configurationsCall,
    announcementsCall,
    recentDepositsCall,
    recentWithdrawalsCall,
  ].map(({ path }) => path),
)

/** Public answers are revalidated each time; personal ones are never stored. */
export const cacheControl: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', open.has(context.req.path) ? 'no-cache' : 'no-store')
  await next()
}
