import type * as ledger from '../../../database/ledger.ts'

/** A bet by its provider's own id, in a launch of ours. */
export type Bet = { provider: string; betId: string; launchUuid: string }

export type WalletAnswer =
  /** Done, now or before: a repeat gets the same answer. `balance` is the credit as it is now. */
  | { kind: 'done'; balance: bigint; isRepeat: boolean }
  /**
   * `unknown`: no such launch. `closed`: the game or its session is over, or its member may not play. `limit`: beyond a limit that the
   * member set. `too-little`: not enough credit. `over`: the bet was rolled back, or settled, before. `different`: the
   * same id with another amount or launch, or a stake of nothing: a free game has no bet, and its result is an award.
   * `invalid`: an id or an amount that can be none. `too-much`: a win above the most that the operator's rules allow; the
   * same result is paid once they allow it.
   */
  | {
      kind: 'refused'
      reason: 'unknown' | 'closed' | 'limit' | 'too-little' | 'over' | 'different' | 'invalid' | 'too-much'
      balance: bigint
    }

type Refusing = Extract<WalletAnswer, { kind: 'refused' }>['reason']
/** Result of a step, and the movements to post for it. */
export type Step = { refused: Refusing } | { isRepeat: boolean; postings: ledger.Posting[] }
