import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, Count, Id, Time } from '../client/shapes.ts'

/**
 * The member's own money that can be withdrawn but not played with. The money was deposited above a limit, or
 * while the member was on a break, excluded or in review. `until` is when some or all of the money is unlocked,
 * null if undetermined; `limit` is the limit that locks the money.
 */
export const LockedMoney = v.object({
  amount: Baht,
  reason: v.picklist(['DEPOSIT_LIMIT', 'BREAK', 'EXCLUSION', 'REVIEW']),
  until: v.nullable(Time),
  limit: v.nullable(v.object({ period: v.picklist(['DAY', 'WEEK', 'MONTH']), amount: Baht })),
})
export type LockedMoney = v.InferOutput<typeof LockedMoney>

/** The member's money: `balance` (baht) for play, `point` reward points, `inGames` money in open games. */
export const Credit = v.object({
  username: Id,
  balanceType: v.string(),
  balance: Baht,
  point: Count,
  currency: v.literal('THB'),
  updatedAt: Time,
  inGames: v.array(
    v.object({
      launchUuid: Id,
      gameUuid: v.optional(Id),
      provider: v.string(),
      gameName: v.string(),
      amount: Baht,
      since: Time,
    }),
  ),
  /** Locked money, which is not part of the balance; absent if there is none. */
  kept: v.nullish(LockedMoney),
  /** The game that was opened last, with its net result so far (baht); negative after a loss. */
  lastGame: v.nullish(v.object({ launchUuid: Id, gameName: v.string(), result: Baht })),
})
export type Credit = v.InferOutput<typeof Credit>

export const CreditRequest = v.object({ balanceType: v.pipe(v.string(), v.minLength(1), v.maxLength(8)) })
export type CreditRequest = v.InferOutput<typeof CreditRequest>

export const creditKey = ['credit'] as const
export const creditCall = {
  method: 'POST',
  path: '/api/auth/user/getCredit/:username',
  body: CreditRequest,
  answer: Credit,
  isRead: true,
} as const
export const getCredit = (balanceType = 'M', signal?: AbortSignal) =>
  send(creditCall, { body: { balanceType }, signal })

export const creditQuery = () => ({
  queryKey: creditKey,
  queryFn: ({ signal }: Asked) => getCredit('M', signal),
})
