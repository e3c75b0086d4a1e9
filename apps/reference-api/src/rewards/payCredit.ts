import type { Database } from '../database/database.ts'
import * as ledger from '../database/ledger.ts'
import type { RequestRow, RewardRow } from './toReward.ts'

/** Pays a reward that is credit, bought or won, the moment it is asked for; nobody has to send anything. */
export async function payCredit(
  tx: Database,
  { uuid, memberUuid, order, createdAt }: RequestRow,
  { credit }: RewardRow,
) {
  if (credit === 0n) return
  await ledger.post(tx, {
    kind: 'reward-credit',
    member: memberUuid,
    order,
    reference: uuid,
    at: createdAt,
    entries: [
      { account: ledger.creditOf(memberUuid), amount: credit },
      { account: ledger.bonus, amount: -credit },
    ],
  })
}
