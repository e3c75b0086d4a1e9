import {
  proveFactorCall,
  removeFactorCall,
  renewRecoveryCodesCall,
  secondFactorCall,
  setFactorCall,
  startFactorCall,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { secondFactors } from '../../database/schema.ts'
import { lockMember } from '../../http/lockMember.ts'
import { toSatang } from '../../values/satang.ts'
import { Refusal } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { stepUpForAccount, factorOf, toSecondFactor } from '../sessions/stepUp.ts'
import { deleteFactor, notifyOfFactor } from './notifyOfFactor.ts'
import { proveFactor, startFactor } from './enrol.ts'
import { renewCodes } from './recoveryCode.ts'
import { t } from './words.ts'

export function secondFactor(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, secondFactorCall, ({ database, member }) => toSecondFactor(database, member.uuid))

  serve(router, services, startFactorCall, ({ context, now }) => startFactor(services, context, now))

  serve(router, services, proveFactorCall, ({ body, context, now }) =>
    proveFactor(services, body.code, context, now),
  )

  const change = <Answer>(context: Context<AppEnv>, now: Date, work: (tx: Database) => Promise<Answer>) =>
    services.database.transaction(async (tx) => {
      const { uuid } = await lockMember(tx, context.get('member').uuid)
      if (!(await factorOf(tx, uuid))) throw new Refusal(409_801, 'FACTOR_OFF', t.off)
      await stepUpForAccount(tx, context, now)
      return work(tx)
    })

  serve(router, services, renewRecoveryCodesCall, ({ member, context, now }) =>
    change(context, now, async (tx) => ({ codes: await renewCodes(tx, services.identityKey, member.uuid) })),
  )

  serve(router, services, setFactorCall, ({ member, body, context, now }) =>
    change(context, now, async (tx) => {
      const askedAbove = toSatang(body.askedAbove)
      await tx.update(secondFactors).set({ askedAbove }).where(eq(secondFactors.memberUuid, member.uuid))
      return toSecondFactor(tx, member.uuid)
    }),
  )

  serve(router, services, removeFactorCall, ({ member, context, now }) =>
    change(context, now, async (tx) => {
      await deleteFactor(tx, member.uuid)
      await notifyOfFactor(services, tx, member, 'FACTOR_OFF', now)
      return null
    }),
  )
  return router
}
