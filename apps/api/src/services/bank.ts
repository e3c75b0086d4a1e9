/** An account as people name it: a bank's short code ("SCB") and the account number. */
export type BankAccount = { bankName: string; bankId: string }

/** Content of a slip's mini-QR: the sending bank's three-digit code and its reference. */
export type SlipReference = { sendingBank: string; transRef: string }

/** Sender or receiver as a slip service returns it: number masked ("xxx-x-x0209-x"), name shortened ("สมชาย ใ"). */
export type TransferParty = { bankName: string; account: string; name: string }

/** A transfer the bank vouches for. `amount` in satang. */
export type BankTransfer = SlipReference & {
  amount: bigint
  transAt: Date
  sender: TransferParty
  receiver: TransferParty
}

/** Incoming transfer in the bank's feed; some banks send no reference, only the sender's last digits. */
export type FeedLine = {
  /** The bank's own id of the line; the same line told twice has the same id. */
  id: string
  /** The account of ours that received it. */
  account: BankAccount
  amount: bigint
  at: Date
  reference?: SlipReference
  /** The last four digits of the account it came from. */
  senderDigits: string
}

export type Down = { kind: 'down'; retryAfterSec: number }
export type NameAnswer = { kind: 'found'; name: string } | { kind: 'not-found' } | Down
type TransferAnswer =
  | { kind: 'found'; transfer: BankTransfer }
  | { kind: 'not-yet'; bankName: string; retryAfterSec: number }
  | { kind: 'not-found' }
  | Down
/** `minutes`: within how many of a transfer its line is usually told; without it members are promised no time. */
export type FeedAnswer = { kind: 'lines'; lines: FeedLine[]; minutes?: number } | { kind: 'none' } | Down

/** A withdrawal for the bank to pay. */
export type Payout = {
  /** Our id of it: hand it to the bank as the key that makes the payment one payment. */
  id: string
  /** In satang. */
  amount: bigint
  to: BankAccount & { accountName: string }
}
export type PayoutAnswer =
  /** It has left the operator's account. `amount` is what the bank says it paid. */
  | { kind: 'paid'; amount: bigint; reference: string }
  /** The bank has it, and will pay or refuse. */
  | { kind: 'accepted' }
  /** Not paid, and never will be. */
  | { kind: 'refused'; reason: string }
  /** The bank does not know it. */
  | { kind: 'not-found' }
  /** No answer, or none that can be read: nobody knows. */
  | { kind: 'unanswered' }

/** Interface to the operator's bank, or to a slip service in front of it. Credit follows these answers alone. */
export interface Bank {
  /** The name an account is held in. */
  accountName(account: BankAccount): Promise<NameAnswer>
  /** The transfer behind a slip's reference. */
  transfer(reference: SlipReference): Promise<TransferAnswer>
  /**
   * Incoming transfers that have not been taken yet, oldest first, a page at a time; the next page is asked for by the
   * last line of the one before, so that lines which cannot be booked hold back no others. The same line may be told again.
   * `none` where there is no feed: then only slips bring credit.
   */
  feed(after?: string): Promise<FeedAnswer>
  /** Says that these lines are in our books and need not be told again. */
  taken(ids: string[]): Promise<void>
  /**
   * Pays a withdrawal. It is called once for an id, never again: whatever it answers or throws, from then on
   * `payoutState` is asked. Without the two a person pays.
   */
  payOut?(payout: Payout): Promise<PayoutAnswer>
  payoutState?(id: string): Promise<PayoutAnswer>
}
