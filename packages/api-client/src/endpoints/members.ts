import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { getSession, updateSession } from '../client/session.ts'
import { Baht, Count, Id, Level, NewPassword, Password, Time, Token } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Address } from './address.ts'
import { PromotionSetting } from './site.ts'

/** `bankId` is the account number, `bankName` the bank's short code. */
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
/** The member in full, asked for at start-up. */
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
/** The little of the member that changes while they play. */
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
/** Changes the password and carries on with the new token; every other session of the member ends. */
export const changePassword = async (
  input: ChangePasswordRequest,
  by: Actor,
): Promise<ChangePasswordAnswer> => {
  const asked = getSession()
  const answer = await send(changePasswordCall, { body: input, by })
  const { token, expiresAt } = answer
  // Another session may have begun meanwhile: its token is its own.
  if (asked && getSession()?.token === asked.token)
    updateSession(asked.user.uuid, expiresAt ? { token, expiresAt } : { token })
  return answer
}

/** Requirements and benefits of a level; money in baht. */
export const LevelRow = v.object({
  level: Level,
  /** A disabled one cannot be reached: the operator gives it. */
  status: v.picklist(['ACTIVE', 'DISABLED']),
  /** Deposits counted by `depositFrom`: all time, or one month. */
  criteria: v.picklist(['cumulative', 'month']),
  depositFrom: Baht,
  withdrawMaxPerDay: v.nullable(Baht),
  withdrawMaxPerTime: v.nullable(Baht),
  withdrawTimesPerDay: Count,
  /** Percent of a day's net loss that is given back, and the most of it at once. */
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
  /** Our addition: true after a log-in was disowned, until a new password is set with a code or the operator has looked. */
  withdrawLocked: v.optional(v.boolean()),
  turnoverLeft: Baht,
  /** The bonus and its winnings that turnover holds; all of the credit where it is not told. */
  bonusHeld: v.optional(Baht),
  /** Our addition: a withdrawal beyond this gives up all of `bonusHeld`; null where no bonus hangs on the credit. */
  bonusKeptUpTo: v.nullish(Baht),
  /** Our addition: the member's own money beside `bonusHeld`, also what is in games; null where no bonus is held. */
  bonusOwn: v.nullish(Baht),
  /** Our addition: what turnover locks together, also what is in games: all of the credit beyond `bonusKeptUpTo`. */
  bonusLocked: v.nullish(Baht),
  /** Our addition: the bonuses whose turnover is left, what they asked together, and how much of it is played. */
  turnover: v.nullish(v.object({ bonus: Baht, asked: Baht, played: Baht, since: Time })),
  /** Our addition: until when the level is held, whatever is deposited; null where nothing ends it. */
  heldUntil: v.nullish(Time),
  /** Our addition: what this month's deposits lack to hold the level for another month; null where nothing is lacking. */
  holdDepositLeft: v.nullish(Baht),
  /** Our addition: all levels, lowest first. */
  levels: v.optional(v.array(LevelRow)),
})
export type LevelState = v.InferOutput<typeof LevelState>

export const levelKey = ['level'] as const
export const levelCall = { method: 'GET', path: '/api/auth/user/level/:uuid', answer: LevelState } as const
/** The member's level, and every figure a withdrawal is limited by. */
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
/** The member's own promotion setting. */
export const getMemberSetting = (signal?: AbortSignal) => send(memberSettingCall, { body: {}, signal })

export const memberSettingQuery = () => ({
  queryKey: memberSettingKey,
  queryFn: ({ signal }: Asked) => getMemberSetting(signal),
  staleTime: 60_000,
})
