import { chosenBonus, choiceOf } from '../bonuses/chosenBonus.ts'
import type { Database } from '../../database/database.ts'
import { toSatang } from '../../values/satang.ts'
import { playableOf } from '../protection/keptFromPlay.ts'
import { readSite } from '../settings/settings.ts'
import type { NewDeposit } from './deposit.ts'
import type { DepositStanding } from './depositStanding.ts'
import { heardOf } from './heardOf.ts'

type Asked = Pick<NewDeposit, 'memberUuid' | 'amount' | 'transfer' | 'heardAt'>

/** What a deposit comes to: the part that is kept from play, and the bonus with its turnover by the member's choice. */
export async function depositTerms(
  tx: Database,
  deposit: Asked,
  { mayBeKept, hasChosen }: Pick<DepositStanding, 'mayBeKept' | 'hasChosen'>,
  now: Date,
) {
  const { memberUuid, amount } = deposit
  const { playable } = mayBeKept ? await playableOf(tx, memberUuid, amount, now) : { playable: amount }
  const kept = amount - playable
  // A transfer is always credited, even above the member's limit, but then earns no bonus.
  const chosen = hasChosen && kept === 0n ? await choiceFor(tx, deposit, now) : undefined
  return { kept, choice: chosen?.choice, ...chosenBonus(chosen?.choice, amount, chosen?.minDeposit ?? 0n) }
}

/** A bonus is the member's own choice, made before the server heard of the money. */
async function choiceFor(tx: Database, deposit: Asked, now: Date) {
  const [{ minDeposit }, heardAt] = await Promise.all([readSite(tx), heardOf(tx, deposit, now)])
  return { choice: await choiceOf(tx, deposit.memberUuid, heardAt), minDeposit: toSatang(minDeposit) }
}
