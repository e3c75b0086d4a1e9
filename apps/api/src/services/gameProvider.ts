import type { GameCategory, OpenGameRequest } from '@member/api-client'
import type { Language } from '@member/i18n'

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

/** A finished round, amounts in satang; `win` includes the stake. */
export type PlayedRound = {
  /** The provider's id of the round, the same if the round is reported again. */
  roundId: string
  provider: string
  launchUuid: string
  bet: bigint
  win: bigint
  at: Date
}

/** No answer came in time, so the outcome is unknown. */
export type Unanswered = { kind: 'unanswered' }
type Refused = { kind: 'refused' }

type MoveInAnswer = { kind: 'moved' } | Refused | Unanswered
type AddressAnswer = { kind: 'address'; url: string; expiresAt: Date } | Refused | Unanswered
type GameBalanceAnswer = { kind: 'balance'; amount: bigint } | Refused | Unanswered
type CashOutAnswer =
  /** The launch is closed and paid out, now or before; all its rounds have been reported. */
  | { kind: 'done'; amount: bigint }
  /** The provider never received the money; if it arrives later, the provider refuses it. */
  | { kind: 'never-came' }
  | { kind: 'pending'; retryAfterSec: number }
  | Refused
  | Unanswered
type RoundsAnswer = { kind: 'rounds'; rounds: PlayedRound[] } | Unanswered

/** Interface to a game provider; calls about a launch may be repeated. */
export interface GameProvider {
  isSeamless?(provider: string): boolean
  /** Moves an amount (satang) into the launch; a repeated call moves nothing more. */
  moveIn(launch: Launching, amount: bigint): Promise<MoveInAnswer>
  /** Returns a new one-time address of a game, in `language`; earlier addresses become invalid. */
  address(launchUuid: string, language: Language): Promise<AddressAnswer>
  balance(launchUuid: string): Promise<GameBalanceAnswer>
  cashOut(launchUuid: string): Promise<CashOutAnswer>
  /**
   * Returns rounds that `taken` has not confirmed, oldest first, 100 per page; rounds may repeat. `after` is the
   * last round of the previous page.
   */
  rounds(after?: string): Promise<RoundsAnswer>
  /** Confirms that these rounds are stored and need not be sent again. */
  taken(roundIds: string[]): Promise<void>
}
