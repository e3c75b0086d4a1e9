import * as v from 'valibot'
import type { Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, Count, Id, Time } from '../client/shapes.ts'

/**
 * Money of the member's own that may be withdrawn and not played with: paid in beyond a deposit limit, while away from play,
 * or while the operator looks at who they are. `until` is when (more of) it can be played with, null while nobody can say; `limit` the one that holds it.
 */
export const KeptMoney = v.object({
  amount: Baht,
  reason: v.picklist(['DEPOSIT_LIMIT', 'BREAK', 'EXCLUSION', 'REVIEW']),
  until: v.nullable(Time),
  limit: v.nullable(v.object({ period: v.picklist(['DAY', 'WEEK', 'MONTH']), amount: Baht })),
})
export type KeptMoney = v.InferOutput<typeof KeptMoney>

/** `balance` is baht to play with, `point` reward points; `inGames` is money that is out in a game, not gone. */
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
      /** Our addition: the game, to open it again. */
      gameUuid: v.optional(Id),
      provider: v.string(),
      gameName: v.string(),
      amount: Baht,
      since: Time,
    }),
  ),
  /** Beside the balance; none where nothing is kept. */
  kept: v.nullish(KeptMoney),
  /** The game opened last, and what it brought or cost so far: below zero where more was lost than won. */
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

/** The credit as a query. A newer question cancels an older one, so that a late answer never lands. */
export const creditQuery = () => ({
  queryKey: creditKey,
  queryFn: ({ signal }: Asked) => getCredit('M', signal),
})
