import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { getSession, updateSession } from '../client/session.ts'
import { Baht, Count, Id, Level, NewPassword, Password, Time, Token } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Address } from './address.ts'
import { PromotionSetting } from './site.ts'

/** Bank account: `bankId` is the account number, `bankName` the bank's short code. */
export const UserBank = v.object({
  uuid: Id,
  bankId: v.string(),
  bankName: v.string(),
  accountName: v.string(),
})
export type UserBank = v.InferOutput<typeof UserBank>

export const UserCredit = v.object({ point: Count, level: Level })
export type UserCredit = v.InferOutput<typeof UserCredit>

export const User = v.object({
  uuid: Id,
  name: v.string(),
  phone: v.string(),
  level: Level,
  status: v.string(),
  user_pass: v.object({ username: Id }),
  user_bank: UserBank,
  user_credit: UserCredit,
  user_address: v.nullish(Address),
  setting: v.nullish(PromotionSetting),
  lastLoginAt: v.nullish(Time),
  createdAt: Time,
})
export type User = v.InferOutput<typeof User>

export const memberKey = ['member'] as const
export const memberCall = { method: 'GET', path: '/api/auth/user/detail/:uuid', answer: User } as const
export const getMember = (signal?: AbortSignal) => send(memberCall, { signal })

export const memberQuery = () => ({
  queryKey: memberKey,
  queryFn: ({ signal }: Asked) => getMember(signal),
  staleTime: 60_000,
})

export const MemberSummary = v.object({
  uuid: Id,
  name: v.string(),
  level: Level,
  status: v.string(),
  user_credit: UserCredit,
})
export type MemberSummary = v.InferOutput<typeof MemberSummary>

export const memberSummaryKey = ['member', 'summary'] as const
export const memberSummaryCall = {
  method: 'GET',
  path: '/api/auth/user/:uuid',
  answer: MemberSummary,
} as const
export const getMemberSummary = (signal?: AbortSignal) => send(memberSummaryCall, { signal })

export const memberSummaryQuery = () => ({
  queryKey: memberSummaryKey,
  queryFn: ({ signal }: Asked) => getMemberSummary(signal),
})

export const ChangePasswordRequest = v.pipe(
  v.object({
    oldPassword: Password,
    newPassword: NewPassword,
    confirmPassword: v.string(() => t.field.required),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      () => t.field.mismatch,
    ),
    ['confirmPassword'],
  ),
)
export type ChangePasswordRequest = v.InferOutput<typeof ChangePasswordRequest>

export const ChangePasswordAnswer = v.object({ token: Token, expiresAt: v.nullish(Time) })
export type ChangePasswordAnswer = v.InferOutput<typeof ChangePasswordAnswer>

export const changePasswordCall = {
  method: 'POST',
  path: '/api/auth/user/change-password/:uuid',
  body: ChangePasswordRequest,
  answer: ChangePasswordAnswer,
} as const
/** Changes the password and stores the new token; all other sessions of the member end. */
export const changePassword = async (
  input: ChangePasswordRequest,
  by: Actor,
): Promise<ChangePasswordAnswer> => {
  const asked = getSession()
  const answer = await send(changePasswordCall, { body: input, by })
  const { token, expiresAt } = answer
  // Another session may have started meanwhile, with its own token.
  if (asked && getSession()?.token === asked.token)
    updateSession(asked.user.uuid, expiresAt ? { token, expiresAt } : { token })
  return answer
}

export const LevelRow = v.object({
  level: Level,
  /** `DISABLED`: members reach this level only if the operator assigns it. */
  status: v.picklist(['ACTIVE', 'DISABLED']),
  /** Which deposits count towards `depositFrom`: all ever, or those of one month. */
  criteria: v.picklist(['cumulative', 'month']),
  depositFrom: Baht,
  withdrawMaxPerDay: v.nullable(Baht),
  withdrawMaxPerTime: v.nullable(Baht),
  withdrawTimesPerDay: Count,
  /** Share of a day's net loss (percent) that is refunded, up to `maximumAmount` baht. */
  refundRate: v.pipe(v.number(), v.minValue(0)),
  maximumAmount: v.nullable(Baht),
})
export type LevelRow = v.InferOutput<typeof LevelRow>

export const LevelState = v.object({
  level: Level,
  depositTotal: Baht,
  depositMonth: Baht,
  nextLevel: v.nullable(Level),
  nextDepositLeft: v.nullable(Baht),
  progressPercent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  withdrawMaxPerDay: v.nullish(Baht),
  withdrawMaxPerTime: v.nullish(Baht),
  withdrawTimesPerDay: Count,
  withdrawUsed: v.object({ times: Count, amount: Baht }),
  withdrawLeft: v.object({ times: Count, amount: v.nullable(Baht) }),
  withdrawable: Baht,
  /** True from a disowned log-in until a new password is set with a code or staff have checked. */
  withdrawLocked: v.optional(v.boolean()),
  turnoverLeft: Baht,
  /** Bonus and winnings (baht) locked until the turnover is reached; if absent, all credit may be locked. */
  bonusHeld: v.optional(Baht),
  /**
   * The largest withdrawal (baht) that forfeits no bonus; null without a bonus. A larger withdrawal forfeits all
   * of `bonusHeld`.
   */
  bonusKeptUpTo: v.nullish(Baht),
  /** The member's money (baht) outside `bonusHeld`, including money in games; null without a bonus. */
  bonusOwn: v.nullish(Baht),
  /** Money (baht) locked by turnover: credit and money in games above `bonusKeptUpTo`. */
  bonusLocked: v.nullish(Baht),
  /** Sum of the bonuses with turnover left; the required turnover, and the part played (baht). */
  turnover: v.nullish(v.object({ bonus: Baht, asked: Baht, played: Baht, since: Time })),
  /** Time until which the level is guaranteed; null if it has no end. */
  heldUntil: v.nullish(Time),
  /** Deposit (baht) still needed this month to keep the level next month; null if none is needed, or none keeps it. */
  holdDepositLeft: v.nullish(Baht),
  levels: v.optional(v.array(LevelRow)),
})
export type LevelState = v.InferOutput<typeof LevelState>

export const levelKey = ['level'] as const
export const levelCall = { method: 'GET', path: '/api/auth/user/level/:uuid', answer: LevelState } as const
export const getLevel = (signal?: AbortSignal) => send(levelCall, { signal })

export const levelQuery = () => ({
  queryKey: levelKey,
  queryFn: ({ signal }: Asked) => getLevel(signal),
})

export const MemberSetting = v.object({ setting: v.nullable(PromotionSetting) })
export type MemberSetting = v.InferOutput<typeof MemberSetting>

export const memberSettingKey = ['memberSetting'] as const
export const memberSettingCall = {
  method: 'POST',
  path: '/api/auth/setting',
  body: v.object({}),
  answer: MemberSetting,
  isRead: true,
} as const
export const getMemberSetting = (signal?: AbortSignal) => send(memberSettingCall, { body: {}, signal })

export const memberSettingQuery = () => ({
  queryKey: memberSettingKey,
  queryFn: ({ signal }: Asked) => getMemberSetting(signal),
  staleTime: 60_000,
})
