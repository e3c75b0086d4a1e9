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
export type { Job } from '../services/job.ts'
export type { Message, MessageAnswer, Notifier } from '../services/notifier.ts'
export type { Bet, WalletAnswer } from '../domain/games/seamless/bets.ts'
export type { SeamlessWallet } from '../domain/games/seamless/seamlessWallet.ts'
export { isSigned, signatureOf } from './isSigned.ts'
export { fromDecimal, toDecimal } from './decimal.ts'
