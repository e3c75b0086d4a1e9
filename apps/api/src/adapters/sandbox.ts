import type { BankAccount, SlipReference } from '../services/bank.ts'
import type { Settings } from './adapter.ts'

/**
 * Behaviour of a sandbox. `slow` executes the call and answers after the server's time-out. `silent` executes
 * the call and cuts the connection. `failing` executes the call and answers 502. `garbled` executes the call and
 * answers 200 with an unreadable body. `lying` reports wrong amounts of payments.
 */
export type Mood = 'well' | 'slow' | 'silent' | 'failing' | 'garbled' | 'lying'

type Sandbox = { settings: Settings; behave: (mood: Mood) => void; stop: () => Promise<void> }
type Send = (request: Request) => Promise<Response> | Response

export type BankSandbox = Sandbox & {
  kind: 'bank'
  payIn: (transfer: {
    from: BankAccount & { name: string }
    to: BankAccount
    amount: bigint
  }) => Promise<SlipReference>
  paid: (id: string) => { times: number; amount: bigint }
  /** Makes the sandbox accept payouts without paying them (true), or pay them again (false). */
  holdPayouts: (isHolding: boolean) => void
  /**
   * Sends the sandbox's webhook about a payout to the adapter; undefined if the bank has no webhooks. A forged
   * webhook has a wrong signature.
   */
  tellOfPayout?: (send: Send, id: string, isForged: boolean) => Promise<Response>
}

export type ProviderCall = {
  does: 'balance' | 'bet' | 'settle' | 'rollback'
  launchUuid: string
  betId?: string
  amount?: bigint
  isForged?: boolean
}

export type GamesSandbox = Sandbox & {
  kind: 'games'
  call: (send: Send, call: ProviderCall) => Promise<{ isDone: boolean; balance?: bigint }>
}

export type NotifySandbox = Sandbox & {
  kind: 'notify'
  delivered: () => { phone: string; text: string }[]
}
