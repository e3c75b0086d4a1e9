/** API for importing a platform's history into the database. */
export type { Database } from '../database/database.ts'
export * as ledger from '../database/ledger.ts'
export type { AccountId, Posting } from '../database/ledger.ts'
export {
  accounts,
  addresses,
  announcements,
  checkIns,
  configurations,
  deposits,
  draws,
  eventPrizes,
  favourites,
  files,
  gameEvents,
  games,
  launches,
  members,
  noticeReads,
  notices,
  operationLog,
  operatorAccounts,
  plays,
  providers,
  refundClaims,
  rewardCategories,
  rewardRequests,
  rewards,
  rounds,
  settings,
  slipRequests,
  transactions,
  withdrawals,
} from '../database/schema.ts'
export { addressOf } from '../domain/address/addressOf.ts'
export { commissionOf } from '../domain/affiliates/commissionPaid.ts'
export { earningsOf } from '../domain/affiliates/earnings.ts'
export { withdrawEarnings } from '../domain/affiliates/withdrawEarnings.ts'
export { checkInPoints, type CheckInRules } from '../domain/gameEvents/checkInPoints.ts'
export type { EventRow } from '../domain/gameEvents/events.ts'
export { type Gives, isPosted, prizeGives } from '../database/tables/prizeTypes.ts'
export { prizesOf, toThaiPrize, type PrizeRow } from '../domain/gameEvents/prizes.ts'
export { earnedLevel, ruleOf } from '../domain/levels/levels.ts'
export type { RewardRow } from '../domain/rewards/toReward.ts'
export { readSite, writeOperation, writeSite } from '../domain/settings/settings.ts'
export { failWithdrawal, requestWithdrawal, startWithdrawal } from '../domain/withdrawals/service.ts'
export { lockMember } from '../http/lockMember.ts'
export { readUnlogged } from '../operations/unlogged.ts'
export { hashPassword } from '../secrets/password.ts'
export type { Services } from '../services/services.ts'
