import type { GameCategory, OpenGameRequest } from '@member/api-client'
import type { Language } from '@member/i18n'

/** A launch of a game. Its id is ours, and the provider handles each id once. */
export type Launching = {
  launchUuid: string
  username: string
  provider: string
  gameCode: string
  gameName: string
  category: GameCategory
  platform: OpenGameRequest['platform']
  /** Return address for a game in a window of its own. */
  returnUrl: string | undefined
}

/** A round that is over. Amounts in satang; `win` is what came back, the stake included. */
export type PlayedRound = {
  /** The provider's own id; the same round told twice has the same id. */
  roundId: string
  provider: string
  launchUuid: string
  bet: bigint
  win: bigint
  at: Date
}

/** No answer, or none in time: nobody knows what happened. */
export type Unanswered = { kind: 'unanswered' }
type Refused = { kind: 'refused' }

type MoveInAnswer = { kind: 'moved' } | Refused | Unanswered
type AddressAnswer = { kind: 'address'; url: string; expiresAt: Date } | Refused | Unanswered
type GameBalanceAnswer = { kind: 'balance'; amount: bigint } | Refused | Unanswered
type CashOutAnswer =
  /** Closed and paid out, now or before; all its rounds are told by then. */
  | { kind: 'done'; amount: bigint }
  /** It never came there, and never will: money that arrives late is refused. */
  | { kind: 'never-came' }
  | { kind: 'pending'; retryAfterSec: number }
  | Refused
  | Unanswered
type RoundsAnswer = { kind: 'rounds'; rounds: PlayedRound[] } | Unanswered

/** Interface to a game provider. Every call about a launch may be repeated. */
export interface GameProvider {
  /**
   * True for the provider codes that have no wallet of their own: the money stays in the credit, and each bet is asked
   * for through the seamless wallet. `moveIn` is then called with 0.
   */
  isSeamless?(provider: string): boolean
  /** Moves satang into the launch, once. */
  moveIn(launch: Launching, amount: bigint): Promise<MoveInAnswer>
  /** A fresh address that lets one browser in, once, to a game in the member's language; an older one ends. */
  address(launchUuid: string, language: Language): Promise<AddressAnswer>
  balance(launchUuid: string): Promise<GameBalanceAnswer>
  /** Ends the launch and pays out all of it. */
  cashOut(launchUuid: string): Promise<CashOutAnswer>
  /**
   * Rounds that have not been taken yet, oldest first, a hundred at a time; the next page is asked for by the last round
   * of the one before. The same one may be told again.
   */
  rounds(after?: string): Promise<RoundsAnswer>
  /** Says that these rounds are in our books and need not be told again. */
  taken(roundIds: string[]): Promise<void>
}
