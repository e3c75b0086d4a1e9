import { createHmac, timingSafeEqual } from 'node:crypto'

export type { Database } from '../database/database.ts'
export type { PayInAccount } from '../domain/banks/accounts.ts'
export type {
  BackOfficeAdapter,
  BankAdapter,
  BankServices,
  GamesAdapter,
  GamesServices,
  NotifyAdapter,
  NotifyServices,
  Settings,
} from './adapter.ts'
export type { BankSandbox, GamesSandbox, Mood, NotifySandbox, ProviderCall } from './sandbox.ts'
export type {
  Bank,
  BankAccount,
  BankTransfer,
  FeedLine,
  Payout,
  PayoutAnswer,
  SlipReference,
  TransferParty,
} from '../services/bank.ts'
export type { GameProvider, Launching, PlayedRound } from '../services/gameProvider.ts'
export type { BackOfficeServices } from '../operations/backOffice.ts'
export type { Catalogue } from '../operations/setCatalogue.ts'
export type { Job } from '../services/services.ts'
export type { Message, MessageAnswer, Notifier } from '../services/notifier.ts'
export type { Bet, WalletAnswer } from '../domain/games/seamless/bets.ts'
export type { SeamlessWallet } from '../domain/games/seamless/seamlessWallet.ts'

export const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** Returns true if `signature` matches the text and the secret. Pass the raw request body, not a parsed copy. */
export function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  const expected = Buffer.from(signatureOf(text, secret))
  const given = Buffer.from(signature ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Parses an amount in baht such as "1234.50" to satang. Returns undefined for anything but digits with at most
 * two decimals.
 */
export function fromDecimal(text: string): bigint | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  return parts?.[1] ? BigInt(parts[1]) * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : undefined
}

export const toDecimal = (satang: bigint): string =>
  `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`
