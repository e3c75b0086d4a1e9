export type {
  BankAdapter,
  BankServices,
  GamesAdapter,
  GamesServices,
  NotifyAdapter,
  NotifyServices,
  Settings,
} from './adapter.ts'
export type { BankSandbox, GamesSandbox, Mood, NotifySandbox, ProviderCall } from './conformance/sandbox.ts'
export type {
  Bank,
  BankAccount,
  BankTransfer,
  FeedLine,
  Payout,
  PayoutAnswer,
  SlipReference,
  TransferParty,
} from '../bank/bank.ts'
export type { GameProvider, Launching, PlayedRound } from '../gameProvider/gameProvider.ts'
export type { Catalogue } from '../operations/setCatalogue.ts'
export type { Job } from '../jobs/job.ts'
export type { Message, MessageAnswer, Notifier } from '../notify/notifier.ts'
export type { Bet, WalletAnswer } from '../seamless/bet.ts'
export type { SeamlessWallet } from '../seamless/seamlessWallet.ts'
export { isSigned, signatureOf } from './isSigned.ts'
export { fromDecimal, toDecimal } from './decimal.ts'
