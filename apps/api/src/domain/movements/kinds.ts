import type { LedgerFilter, LedgerKind } from '@member/api-client/contract'
import type { Posting } from '../../database/ledger.ts'

/** Postings that members do not see, as in the index `ledger_transactions_seen`. */
type Unseen = 'bet' | 'win' | 'commission' | 'withdraw-paid' | 'game-difference'
type Seen = Exclude<Posting['kind'], Unseen> | 'deposit-unsettled' | 'deposit-asked'

/** What a member sees of each kind of posting, and the filter that finds it; that of points finds them by unit. */
const seen: Record<Seen, { as: LedgerKind; by?: LedgerFilter }> = {
  deposit: { as: 'deposit', by: 'deposit' },
  'deposit-unsettled': { as: 'deposit', by: 'deposit' },
  'deposit-asked': { as: 'deposit', by: 'deposit' },
  'deposit-released': { as: 'points' },
  withdraw: { as: 'withdraw', by: 'withdraw' },
  'withdraw-rejected': { as: 'refund', by: 'withdraw' },
  bonus: { as: 'bonus', by: 'bonus' },
  'bonus-given-up': { as: 'bonus-given-up', by: 'bonus' },
  'bonus-given-back': { as: 'bonus-given-back', by: 'bonus' },
  'game-open': { as: 'game-in', by: 'game' },
  'game-return': { as: 'game-out', by: 'game' },
  stake: { as: 'game-in', by: 'game' },
  'stake-home': { as: 'game-out', by: 'game' },
  'loss-refund': { as: 'rebate', by: 'rebate' },
  'commission-paid': { as: 'commission', by: 'commission' },
  prize: { as: 'prize', by: 'prize' },
  play: { as: 'prize', by: 'prize' },
  'check-in': { as: 'prize', by: 'prize' },
  reward: { as: 'reward', by: 'reward' },
  'reward-credit': { as: 'reward', by: 'reward' },
  'reward-returned': { as: 'reward', by: 'reward' },
  points: { as: 'points' },
  gift: { as: 'points' },
  adjustment: { as: 'adjustment' },
  closing: { as: 'adjustment' },
}

const isSeen = (kind: string): kind is Seen => kind in seen

export const shownKind = (kind: string) => (isSeen(kind) ? seen[kind].as : 'points')

/** Kinds of posting that a filter finds. */
export const kindsBy = (filter: LedgerFilter) =>
  Object.keys(seen).filter((kind) => isSeen(kind) && seen[kind].by === filter)
