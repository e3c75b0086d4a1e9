import type { GameCategory, OpenGameRequest } from '@member/api-client'

/** One opening of one game; its id is ours, and the provider does everything about it once. */
export type Launching = {
  launchUuid: string
  username: string
  provider: string
  gameCode: string
  gameName: string
  category: GameCategory
  platform: OpenGameRequest['platform']
  /** Where the game's way back leads, when it runs in a window of its own. */
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

/** What a real provider of games with a wallet of its own has to answer. Everything about a launch may be asked again. */
export interface GameProvider {
  /** Moves satang into the launch, once. */
  moveIn(launch: Launching, amount: bigint): Promise<MoveInAnswer>
  /** A fresh address that lets one browser in, once; an older one ends. */
  address(launchUuid: string): Promise<AddressAnswer>
  balance(launchUuid: string): Promise<GameBalanceAnswer>
  /** Ends the launch and pays out all of it. */
  cashOut(launchUuid: string): Promise<CashOutAnswer>
  /** Rounds that have not been taken yet, oldest first. The same one may be told again. */
  rounds(): Promise<RoundsAnswer>
  /** Says that these rounds are in our books and need not be told again. */
  taken(roundIds: string[]): Promise<void>
}
