import type * as ledger from '../../../database/ledger.ts'

/** A bet in one launch, by the provider's own id. */
export type Bet = { provider: string; betId: string; launchUuid: string }

export type WalletAnswer =
  /** The call took effect, now or by an earlier one (`isRepeat`). `balance` is the current credit in satang. */
  | { kind: 'done'; balance: bigint; isRepeat: boolean }
  /**
   * Refusal of a call. Reasons: `unknown`: no such launch. `closed`: the game or its session is over, or its
   * member may not play. `limit`: above a limit that the member set. `too-little`: not enough credit. `over`:
   * the bet was already rolled back or settled. `different`: the same id with another amount or launch, or a
   * stake of 0 (a free game has no bet; its result is an award). `invalid`: malformed id or amount. `too-much`:
   * a win above the operator's maximum; the same result is paid once the maximum allows it.
   */
  | {
      kind: 'refused'
      reason: 'unknown' | 'closed' | 'limit' | 'too-little' | 'over' | 'different' | 'invalid' | 'too-much'
      balance: bigint
    }

type Refusing = Extract<WalletAnswer, { kind: 'refused' }>['reason']
export type Step = { refused: Refusing } | { isRepeat: boolean; postings: ledger.Posting[] }
