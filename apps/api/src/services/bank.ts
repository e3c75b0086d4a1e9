import type { DepositAccountsAnswer } from '@member/api-client'

export type BankAccount = { bankName: string; bankId: string }

/** Content of a slip's mini-QR: the sending bank's three-digit code and its reference. */
export type SlipReference = { sendingBank: string; transRef: string }

/**
 * Sender or receiver as a slip service reports them. The number is masked ("xxx-x-x0209-x"), the name shortened
 * ("สมชาย ใ").
 */
export type TransferParty = { bankName: string; account: string; name: string }

/** A transfer confirmed by the bank; `amount` in satang. */
export type BankTransfer = SlipReference & {
  amount: bigint
  transAt: Date
  sender: TransferParty
  receiver: TransferParty
}

/** Incoming transfer in the bank's feed. Some banks send no reference, only the sender's last digits. */
export type FeedLine = {
  /** The bank's id of the line, the same if the line is repeated. */
  id: string
  account: BankAccount
  amount: bigint
  at: Date
  reference?: SlipReference
  senderDigits: string
}

export type Down = { kind: 'down'; retryAfterSec: number }
export type NameAnswer = { kind: 'found'; name: string } | { kind: 'not-found' } | Down
type TransferAnswer =
  | { kind: 'found'; transfer: BankTransfer }
  | { kind: 'not-yet'; bankName: string; retryAfterSec: number }
  | { kind: 'not-found' }
  | Down
/** Answer of the feed. `minutes` is the usual delay of a line; if omitted, members are shown no arrival time. */
type FeedAnswer = { kind: 'lines'; lines: FeedLine[]; minutes?: number } | { kind: 'none' } | Down

export type Payout = {
  /** Id of the payout, which is the bank's idempotency key. */
  id: string
  amount: bigint
  to: BankAccount & { accountName: string }
}
export type PayoutAnswer =
  /** The money has left the operator's account; `amount` (satang) is the one that the bank reports. */
  | { kind: 'paid'; amount: bigint; reference: string }
  | { kind: 'accepted' }
  /** The bank will not pay; final. */
  | { kind: 'refused'; reason: string }
  | { kind: 'not-found' }
  /** The answer is missing or unreadable: the outcome is unknown. */
  | { kind: 'unanswered' }

/** Interface to the operator's bank, or to a slip service. */
export interface Bank {
  accountName(account: BankAccount): Promise<NameAnswer>
  transfer(reference: SlipReference): Promise<TransferAnswer>
  /**
   * Returns incoming transfers that `taken` has not confirmed, oldest first, in pages; lines may repeat. `after`
   * is the last line of the previous page. `none` if there is no feed: then only slips cause credit.
   */
  feed(after?: string): Promise<FeedAnswer>
  /** Confirms that these lines are stored and need not be sent again. */
  taken(ids: string[]): Promise<void>
  /**
   * Pays a withdrawal. Called once per id, whatever the answer; later only `payoutState` is called. If `payOut`
   * and `payoutState` are absent, staff pay.
   */
  payOut?(payout: Payout): Promise<PayoutAnswer>
  payoutState?(id: string): Promise<PayoutAnswer>
}

type FeedState = NonNullable<DepositAccountsAnswer['bankFeed']>

/**
 * Measures the bank's feed, for the arrival time shown to members. One process reads the feed; the others
 * restore its snapshot.
 */
export interface FeedWatch {
  answered(answer: FeedAnswer, now: Date): void
  took(line: FeedLine, now: Date): void
  state(now: Date): FeedState
  snapshot(): unknown
  restore(snapshot: unknown): void
}
