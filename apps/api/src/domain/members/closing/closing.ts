import { askClosingCall, closingCall, takeBackClosingCall } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../../../database/database.ts'
import { closingRequests } from '../../../database/schema.ts'
import { lockMember } from '../../../http/lockMember.ts'
import { toBaht } from '../../../values/satang.ts'
import { notifyOfAccount } from '../../notices/notifyOfAccount.ts'
import { Refusal } from '../../../http/refusals.ts'
import { serve } from '../../../http/serve.ts'
import type { AppEnv, Services } from '../../../services/services.ts'
import { stepUpForAccount } from '../../sessions/stepUp.ts'
import { apiTime } from '../../../values/bangkok.ts'
import { type MoneyLeft, moneyLeft, sumLeft } from './moneyLeft.ts'
import { t } from './words.ts'

async function closingOf(database: Database, memberUuid: string) {
  const [row] = await database
    .select()
    .from(closingRequests)
    .where(eq(closingRequests.memberUuid, memberUuid))
  return { askedAt: row ? apiTime(row.askedAt) : null }
}

/** Throws a refusal to close an account that has money or a pending transfer. */
function refuseWithMoney(left: MoneyLeft) {
  const amount = toBaht(sumLeft(left))
  if (amount > 0) throw new Refusal(422_001, 'BUSINESS_RULE', t.left({ amount }), { data: { left: amount } })
  if (left.isPending) throw new Refusal(422_001, 'BUSINESS_RULE', t.underWay)
}

export function closing(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, closingCall, ({ database, member }) => closingOf(database, member.uuid))

  serve(router, services, askClosingCall, async ({ database, member, now, context }) => {
    await stepUpForAccount(database, context, now)
    return database.transaction(async (tx) => {
      const held = await lockMember(tx, member.uuid)
      refuseWithMoney(await moneyLeft(tx, held, services.levelRebates, now))
      const asked = await tx
        .insert(closingRequests)
        .values({ memberUuid: member.uuid, askedAt: now })
        .onConflictDoNothing()
        .returning()
      if (asked.length > 0) await notifyOfAccount(tx, member.uuid, 'CLOSING_ASKED', now)
      return closingOf(tx, member.uuid)
    })
  })

  serve(router, services, takeBackClosingCall, ({ database, member, now }) =>
    database.transaction(async (tx) => {
      const isTheirs = eq(closingRequests.memberUuid, member.uuid)
      const gone = await tx.delete(closingRequests).where(isTheirs).returning()
      if (gone.length > 0) await notifyOfAccount(tx, member.uuid, 'CLOSING_TAKEN_BACK', now)
      return { askedAt: null }
    }),
  )
  return router
}
