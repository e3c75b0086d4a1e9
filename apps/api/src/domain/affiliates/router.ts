import {
  affiliateBonusCall,
  affiliateCodeCall,
  affiliateLogCall,
  downlineBonusCall,
  downlineCall,
  withdrawAffiliateCall,
  type DownlineBonus,
  type DownlineBonusRequest,
} from '@member/api-client'
import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { creditOf } from '../credit/creditOf.ts'
import { members } from '../../database/schema.ts'
import { toBaht, toSatang } from '../../values/satang.ts'
import { shortenName } from '../../values/maskAccount.ts'
import { refuseOnBreak } from '../protection/breaks.ts'
import { maximumRows } from '../../values/maximumRows.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'
import { commissionLog, winLossLog } from './affiliateLog.ts'
import { downlineCount, earningsOf, commissionByMember, period } from './earnings.ts'
import { claimRefund } from './refund.ts'
import { withdrawEarnings } from './withdrawEarnings.ts'
import type { Database } from '../../database/database.ts'

async function downlineBonus(
  tx: Database,
  memberUuid: string,
  asked: DownlineBonusRequest,
): Promise<DownlineBonus> {
  const span = period(asked)
  const people = await commissionByMember(tx, memberUuid, span, maximumRows)
  return {
    total_bonus: toBaht(people[0]?.bonusInAll ?? 0n),
    downline_users: Object.fromEntries(
      people.map(({ username, bet, bonus }) => [username, { bonus: toBaht(bonus), turnover: toBaht(bet) }]),
    ),
  }
}

export function affiliates(services: Services) {
  const router = new Hono<AppEnv>()
  const rebates = services.levelRebates

  serve(router, services, affiliateBonusCall, async ({ database, member }) => {
    const { earned, withdrawn } = await earningsOf(database, member.uuid)
    const { minCommission: minWithdraw, commissionRate } = await readSite(database)
    return { total_bonus: toBaht(earned), withdrawn: toBaht(withdrawn), minWithdraw, commissionRate }
  })

  serve(router, services, downlineCall, async ({ database, member }) => {
    const rows = await database
      .select({
        username: members.username,
        name: members.name,
        level: members.level,
        createdAt: members.createdAt,
      })
      .from(members)
      .where(eq(members.invitedBy, member.uuid))
      .orderBy(desc(members.createdAt), desc(members.username))
      .limit(maximumRows)
    return {
      downline_users: Object.fromEntries(
        rows
          .toReversed()
          .map(({ username, name, level, createdAt }) => [
            username,
            { name: shortenName(name), level, createdAt: apiTime(createdAt) },
          ]),
      ),
    }
  })

  serve(router, services, affiliateCodeCall, async ({ database, member }) => {
    const { withdrawn, balance } = await earningsOf(database, member.uuid)
    return {
      code: member.afCode,
      balance: toBaht(balance),
      downline: await downlineCount(database, member.uuid),
      withdraw: toBaht(withdrawn),
    }
  })

  serve(router, services, withdrawAffiliateCall, async ({ database, member, body, order, now }) => {
    const paying = { amount: toSatang(body.amount), order, now }
    let left = 0n
    if (body.type === 'wl') {
      // The refund is a play incentive, so it is refused on a break; affiliate earnings are the member's own
      // and can be withdrawn.
      await refuseOnBreak(database, member.uuid, now)
      await claimRefund(database, member, { ...paying, rebates })
    } else left = await withdrawEarnings(database, member.uuid, paying)
    return { balance: toBaht(left), credit: await creditOf(database, member, now) }
  })

  serve(router, services, downlineBonusCall, ({ database, member, body }) =>
    downlineBonus(database, member.uuid, body),
  )

  serve(router, services, affiliateLogCall, ({ database, member, body, now }) =>
    body.type === 'wl'
      ? winLossLog(database, member, body, { rebates, now })
      : commissionLog(database, member, body),
  )
  return router
}
