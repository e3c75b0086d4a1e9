/** An account as people name it: a bank's short code ("SCB") and the account number. */
export type BankAccount = { bankName: string; bankId: string }

/** What a slip's mini-QR holds: the sending bank's three digits and its reference. */
export type SlipReference = { sendingBank: string; transRef: string }

/** One end of a transfer as a slip service tells it: number masked ("xxx-x-x0209-x"), name shortened ("สมชาย ใ"). */
export type TransferParty = { bankName: string; account: string; name: string }

/** A transfer the bank vouches for. `amount` in satang. */
export type BankTransfer = SlipReference & {
  amount: bigint
  transAt: Date
  sender: TransferParty
  receiver: TransferParty
}

/** One incoming transfer as the bank's feed tells it; some banks give no reference, only the sender's last digits. */
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
type FeedAnswer = { kind: 'lines'; lines: FeedLine[] } | Down

/** What the operator's real bank, or a slip service before it, has to answer. The credit follows these answers alone. */
export interface Bank {
  /** The name an account is held in. */
  accountName(account: BankAccount): Promise<NameAnswer>
  /** The transfer behind a slip's reference. */
  transfer(reference: SlipReference): Promise<TransferAnswer>
  /** Incoming transfers that have not been taken yet, oldest first. The same line may be told again. */
  feed(): Promise<FeedAnswer>
  /** Says that these lines are in our books and need not be told again. */
  taken(ids: string[]): Promise<void>
}
