import type { SlipBonus } from '@member/api-client'
import { unusedPromotions } from '../bonuses/unusedPromotions.ts'
import type { Database } from '../../database/database.ts'
import { depositStatus, depositTerms } from '../deposits/terms.ts'
import { toBaht } from '../../values/satang.ts'
import type { SlipRow } from './storeSlip.ts'

export async function slipBonus(tx: Database, slip: SlipRow, now: Date): Promise<SlipBonus | null> {
  const { next, memberUuid, amount, sendingBank, transRef } = slip
  if (next !== 'CONFIRM' || !amount || !sendingBank || !transRef) return null
  const transfer = { sendingBank, transRef }
  const memberStatus = await depositStatus(tx, memberUuid, now)
  const deposit = { memberUuid, amount, transfer }
  const { choice, bonus, turnover } = await depositTerms(tx, deposit, memberStatus, now)
  // Another transfer may have used the choice since.
  const [open] = choice ? await unusedPromotions(tx, memberUuid, [choice]) : []
  if (!open || bonus === 0n) return null
  return { amount: toBaht(bonus), turnover: toBaht(turnover), turnoverTimes: open.turnoverTimes }
}
