import {
  changePasswordCall,
  levelCall,
  memberCall,
  memberSettingCall,
  memberSummaryCall,
} from '@member/api-client'
import { Hono } from 'hono'
import { levelRows } from '../levels/levels.ts'
import { levelState } from './levelState.ts'
import { breakOf } from '../protection/breaks.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { changePassword } from './changePassword.ts'
import { summaryOf, userOf } from './userOf.ts'

export function members(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, memberCall, ({ database, member, now }) => userOf(database, member, now))
  serve(router, services, levelCall, async ({ database, member, now }) => ({
    ...(await levelState(database, member, now)),
    levels: levelRows(services.levelRebates),
  }))
  serve(router, services, memberSummaryCall, ({ database, member, now }) => summaryOf(database, member, now))
  serve(router, services, changePasswordCall, ({ member, body, context }) =>
    changePassword(services, member, body, context),
  )
  serve(router, services, memberSettingCall, async ({ database, member, now }) => ({
    setting: (await breakOf(database, member.uuid, now)) ? null : (await readSite(database)).promotion,
  }))
  return router
}
