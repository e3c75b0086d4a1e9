import * as v from 'valibot'
import type { Asked } from '../call.ts'
import { send } from '../http.ts'
import { Baht, Count, Id, Time } from '../shapes.ts'

/** `balance` is baht, `point` reward points; `inGames` is money that is out in a game, not gone. */
export const Credit = v.object({
  username: Id,
  balanceType: v.string(),
  balance: Baht,
  point: Count,
  currency: v.literal('THB'),
  updatedAt: Time,
  inGames: v.array(
    v.object({ launchUuid: Id, provider: v.string(), gameName: v.string(), amount: Baht, since: Time }),
  ),
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
} as const
export const getCredit = (balanceType = 'M', signal?: AbortSignal) =>
  send(creditCall, { body: { balanceType }, signal })

/** The credit as a query. A newer question cancels an older one, so that a late answer never lands. */
export const creditQuery = () => ({
  queryKey: creditKey,
  queryFn: ({ signal }: Asked) => getCredit('M', signal),
})
