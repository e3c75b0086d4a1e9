import {
  announcementsCall,
  configurationsCall,
  operationCall,
  recentDepositsCall,
  recentWithdrawalsCall,
  settingCall,
} from '@member/api-client'
import type { MiddlewareHandler } from 'hono'

/** What every visitor reads, the same for all. */
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

/** What is open to all is asked for again each time; anything else is somebody's, and is stored nowhere. */
export const cacheControl: MiddlewareHandler = async (context, next) => {
  context.header('Cache-Control', open.has(context.req.path) ? 'no-cache' : 'no-store')
  await next()
}
