import {
  declineLimitsCall,
  limitsCall,
  setLimitCall,
  settleLimitCall,
  askReturnCall,
  breakCall,
  takeBreakCall,
  answerRealityCheckCall,
  realityCheckCall,
  setRealityCheckCall,
} from '@member/api-client'
import { Hono, type Context } from 'hono'
import { endPlay, endSessions } from '../sessions/sessions.ts'
import { mayPlayOn } from './mayStake.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services, Member } from '../../services/services.ts'
import { setLimit, settleLimit } from './changeLimit.ts'
import { writeLog } from './log.ts'
import { unlock } from './unlock.ts'
import { toLimits } from './toLimits.ts'
import { refuseWrongPassword } from '../sessions/passwordRules.ts'
import { notifyOfExclusion, askReturn, takeBreak } from './takeBreak.ts'
import { toBreak } from './breaks.ts'
import { answerRealityCheck, setRealityCheck, toRealityCheck } from './realityCheck.ts'
import { type Spending, spendingCall, spendingFileCall } from '@member/api-client/contract'
import { toCsv } from '../../http/toCsv.ts'
import { dateOf } from '../../values/bangkok.ts'
import { spendingOf } from './spending.ts'
import { t } from './words.ts'

function breakCalls(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, breakCall, ({ database, member, now }) => toBreak(database, member.uuid, now))

  serve(router, services, takeBreakCall, {
    prepare: ({ member, body, context }) => refuseWrongPassword(services, member, body.password, context),
    run: async ({ database, member, body, now, context }) => {
      const kind = await takeBreak(database, member.uuid, body.length, now)
      // An excluded member who takes a break read of the exclusion when it began.
      if (kind === 'EXCLUSION') await notifyOfExclusion(services, database, member, now)
      await endSessions(database, member.uuid, now, { except: context.get('sessionUuid') })
      return toBreak(database, member.uuid, now)
    },
  })

  serve(router, services, askReturnCall, async ({ database, member, now }) => {
    await askReturn(database, member.uuid, now)
    return toBreak(database, member.uuid, now)
  })
  return router
}

const sessionOf = (member: Member, context: Context<AppEnv>) => ({
  memberUuid: member.uuid,
  sessionUuid: context.get('sessionUuid'),
})

function realityCheckCalls(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, realityCheckCall, ({ database, member, now, context }) =>
    toRealityCheck(database, sessionOf(member, context), now),
  )

  serve(router, services, setRealityCheckCall, async ({ database, member, body, now, context }) => {
    await setRealityCheck(database, member.uuid, body.minutes, now)
    return toRealityCheck(database, sessionOf(member, context), now)
  })

  serve(router, services, answerRealityCheckCall, ({ database, member, body, now, context }) =>
    database.transaction((tx) => answerRealityCheck(tx, sessionOf(member, context), body.choice, now)),
  )
  return router
}

function spendingCalls(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, spendingCall, ({ database, member, now }) => spendingOf(database, member.uuid, now))

  serve(router, services, spendingFileCall, async ({ database, member, now }) => ({
    name: `spending-${member.username}-${dateOf(now)}.csv`,
    text: toCsv([t.spending.head, ...linesOf(await spendingOf(database, member.uuid, now))]),
  }))
  return router
}

const figures = ({ deposited, withdrawn, net }: Spending['months'][number] | Spending['periods'][number]) =>
  [deposited, withdrawn, 0 - net].map((baht) => baht.toFixed(2))

const linesOf = ({ periods, months }: Spending) => [
  ...periods.map((sum) => [
    t.spending.period[sum.period],
    sum.since?.slice(0, 10) ?? '',
    ...figures(sum),
    String(sum.playedMinutes),
  ]),
  ...months.map((sum) => [sum.month, `${sum.month}-01`, ...figures(sum), '']),
]

export function protection(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, limitsCall, ({ database, member, now }) => toLimits(database, member.uuid, now))

  serve(router, services, setLimitCall, async ({ database, member, body, now }) => {
    await setLimit(database, member.uuid, body, now)
    if (!(await mayPlayOn(database, member.uuid, now))) await endPlay(database, member.uuid, now)
    return toLimits(database, member.uuid, now)
  })

  serve(router, services, settleLimitCall, async ({ database, member, body, now }) => {
    await settleLimit(database, member.uuid, body, now)
    await unlock(database, member.uuid, now)
    return toLimits(database, member.uuid, now)
  })

  serve(router, services, declineLimitsCall, async ({ database, member, now }) => {
    await writeLog(database, { memberUuid: member.uuid, act: 'LIMITS_DECLINED', by: 'MEMBER', at: now })
    return toLimits(database, member.uuid, now)
  })
  return router
    .route('/', breakCalls(services))
    .route('/', realityCheckCalls(services))
    .route('/', spendingCalls(services))
}
