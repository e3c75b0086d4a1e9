import type { BankAccount, SlipReference } from '../services/bank.ts'
import type { Settings } from './adapter.ts'

/**
 * How a sandbox behaves. `slow`: it does what it is asked, and answers after the server's patience. `silent`: it does
 * it, and cuts the connection. `failing`: it does it, and answers 502. `garbled`: it does it, and answers 200 with what
 * cannot be read. `lying`: its answers about payments have a wrong amount.
 */
export type Mood = 'well' | 'slow' | 'silent' | 'failing' | 'garbled' | 'lying'

type Sandbox = { settings: Settings; behave: (mood: Mood) => void; stop: () => Promise<void> }
type Send = (request: Request) => Promise<Response> | Response

/** A bank to test an adapter against: the bank's own sandbox, or a fake. It knows every account but those ending in 0000. */
export type BankSandbox = Sandbox & {
  kind: 'bank'
  /** Somebody transfers to an account of the operator's; the bank tells of it in its feed. */
  payIn: (transfer: {
    from: BankAccount & { name: string }
    to: BankAccount
    amount: bigint
  }) => Promise<SlipReference>
  /** Number of payments made for this payout id, and their total. */
  paid: (id: string) => { times: number; amount: bigint }
  /** Accepts payouts from now on and pays them when it is told to, or pays at once. */
  holdPayouts: (isHolding: boolean) => void
  /** Sends its webhook about a payout to the adapter; a forged one has a wrong signature. Leave out where there is none. */
  tellOfPayout?: (send: Send, id: string, isForged: boolean) => Promise<Response>
}

export type ProviderCall = {
  does: 'balance' | 'bet' | 'settle' | 'rollback'
  launchUuid: string
  betId?: string
  /** In satang. */
  amount?: bigint
  /** With a wrong signature. */
  isForged?: boolean
}

/** A provider that calls an adapter's seamless wallet. */
export type GamesSandbox = Sandbox & {
  kind: 'games'
  /** Calls the adapter as the provider does; answers what the provider was told. */
  call: (send: Send, call: ProviderCall) => Promise<{ isDone: boolean; balance?: bigint }>
}

/** An SMS gateway. */
export type NotifySandbox = Sandbox & {
  kind: 'notify'
  /** Messages delivered so far. */
  delivered: () => { phone: string; text: string }[]
}
