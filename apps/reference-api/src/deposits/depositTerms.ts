import { chosenBonus, choiceOf } from '../bonuses/chosenBonus.ts'
import type { Database } from '../database/database.ts'
import { toSatang } from '../money/satang.ts'
import { playableOf } from '../protection/keptFromPlay.ts'
import { readSite } from '../site/settings.ts'
import type { NewDeposit } from './deposit.ts'
import { heardOf } from './heardOf.ts'

/** What a deposit comes to: the part that is kept from play, and the bonus with its turnover by the member's choice. */
export async function depositTerms(
  tx: Database,
  deposit: Pick<NewDeposit, 'memberUuid' | 'amount' | 'transfer' | 'heardAt'>,
  now: Date,
) {
  const [{ minDeposit }, heardAt] = await Promise.all([readSite(tx), heardOf(tx, deposit, now)])
  const { memberUuid, amount } = deposit
  // A bonus is the member's own choice, made before the server heard of the money.
  const [{ playable }, chosen] = await Promise.all([
    playableOf(tx, memberUuid, amount, now),
    choiceOf(tx, memberUuid, heardAt),
  ])
  const kept = amount - playable
  // A transfer is always credited, even above the member's limit, but then earns no bonus.
  const choice = kept > 0n ? undefined : chosen
  return { kept, choice, ...chosenBonus(choice, amount, toSatang(minDeposit)) }
}
