import * as ledger from '../../database/ledger.ts'
import type { RequestRow, RewardRow } from './toReward.ts'

export function creditPaid(
  { uuid, memberUuid, order, createdAt }: RequestRow,
  { credit }: RewardRow,
): ledger.Posting[] {
  if (credit === 0n) return []
  const entries = [
    { account: ledger.creditOf(memberUuid), amount: credit },
    { account: ledger.bonus, amount: -credit },
  ]
  return [{ kind: 'reward-credit', member: memberUuid, order, reference: uuid, at: createdAt, entries }]
}
