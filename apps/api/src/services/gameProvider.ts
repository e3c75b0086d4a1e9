import type { GameCategory, OpenGameRequest } from '@member/api-client'
import type { Language } from '@member/i18n'

/** A game launch. The id is ours; the provider handles each id once. */
export type Launching = {
  launchUuid: string
  username: string
  provider: string
  gameCode: string
  gameName: string
  category: GameCategory
  platform: OpenGameRequest['platform']
  returnUrl: string | undefined
}

/** A finished round. Amounts in satang; `win` includes the stake. */
export type PlayedRound = {
  /** The provider's id, the same for repeats. */
  roundId: string
  provider: string
  launchUuid: string
  bet: bigint
  win: bigint
  at: Date
}

/** No answer in time: the outcome is unknown. */
export type Unanswered = { kind: 'unanswered' }
type Refused = { kind: 'refused' }

type MoveInAnswer = { kind: 'moved' } | Refused | Unanswered
type AddressAnswer = { kind: 'address'; url: string; expiresAt: Date } | Refused | Unanswered
type GameBalanceAnswer = { kind: 'balance'; amount: bigint } | Refused | Unanswered
type CashOutAnswer =
  /** Closed and paid out, now or before; all its rounds have been reported. */
  | { kind: 'done'; amount: bigint }
  /** The money never arrived; if it arrives later it is refused. */
  | { kind: 'never-came' }
  | { kind: 'pending'; retryAfterSec: number }
  | Refused
  | Unanswered
type RoundsAnswer = { kind: 'rounds'; rounds: PlayedRound[] } | Unanswered

/** Interface to a game provider. Calls about a launch may be repeated. */
export interface GameProvider {
  isSeamless?(provider: string): boolean
  /** Moves satang into the launch, once. */
  moveIn(launch: Launching, amount: bigint): Promise<MoveInAnswer>
  /** A fresh one-time address of a game in the member's language; an older one becomes invalid. */
  address(launchUuid: string, language: Language): Promise<AddressAnswer>
  balance(launchUuid: string): Promise<GameBalanceAnswer>
  cashOut(launchUuid: string): Promise<CashOutAnswer>
  /**
   * Rounds not taken yet, oldest first, 100 per page; `after` is the last round of the previous page. Rounds may
   * repeat.
   */
  rounds(after?: string): Promise<RoundsAnswer>
  /** Confirms that these rounds are stored and need not be sent again. */
  taken(roundIds: string[]): Promise<void>
}
