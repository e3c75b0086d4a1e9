import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtInput, BahtInForm, Count, Id, Time } from '../client/shapes.ts'
import { BonusEvery } from './site.ts'

// Addition, needs the feature `bonusChoice` of /api/setting.

export const BonusOffer = v.object({
  id: Id,
  /** Share of the deposit (percent) that the bonus adds, up to `max` baht. */
  percent: v.pipe(v.number(), v.minValue(0)),
  max: Baht,
  /** Extra bonus (satang) for a deposit whose satang are those of this amount; 0 for no extra bonus. */
  extra: Count,
  /** How many times the bonus must be staked before the bonus and its winnings can be withdrawn. */
  turnoverTimes: Count,
  bonus: v.nullable(Baht),
  turnover: v.nullable(Baht),
  /** End of the offer; null if it has no end. */
  until: v.nullable(Time),
  every: v.optional(BonusEvery),
})
export type BonusOffer = v.InferOutput<typeof BonusOffer>

/** Bonus that the member chose for the next deposit, recomputed from the amount that arrives. */
export const TakenBonus = v.object({
  offer: Id,
  amount: Baht,
  bonus: Baht,
  turnover: Baht,
  turnoverTimes: Count,
  /** Time by which the deposit must arrive. */
  until: Time,
})
export type TakenBonus = v.InferOutput<typeof TakenBonus>

/** A running bonus that the member has used up: for the day, the week or for good. */
export const HadBonus = v.object({
  id: Id,
  percent: v.pipe(v.number(), v.minValue(0)),
  every: BonusEvery,
})
export type HadBonus = v.InferOutput<typeof HadBonus>

export const BonusState = v.object({
  offers: v.array(BonusOffer),
  /** Running bonuses that the member has already used; absent from `offers`. */
  had: v.optional(v.array(HadBonus)),
  taken: v.nullable(TakenBonus),
  /** Bonus and winnings that are locked until the turnover is reached; the rest can be withdrawn. */
  held: Baht,
  turnoverLeft: Baht,
})
export type BonusState = v.InferOutput<typeof BonusState>

export const BonusRequest = v.object({ amount: v.optional(BahtInForm) })
export type BonusRequest = v.InferOutput<typeof BonusRequest>

export const bonusKey = ['bonus'] as const
export const bonusCall = {
  method: 'GET',
  path: '/api/auth/bonus',
  query: BonusRequest,
  answer: BonusState,
} as const
export const getBonus = (amount?: number, signal?: AbortSignal) =>
  send(bonusCall, { query: amount === undefined ? {} : { amount }, signal })

export const bonusQuery = (amount?: number) => ({
  queryKey: [...bonusKey, amount ?? null] as const,
  queryFn: ({ signal }: Asked) => getBonus(amount, signal),
})

export const TakeBonusRequest = v.object({ offer: Id, amount: BahtInput })
export type TakeBonusRequest = v.InferOutput<typeof TakeBonusRequest>

export const takeBonusCall = {
  method: 'PUT',
  path: '/api/auth/bonus',
  body: TakeBonusRequest,
  answer: BonusState,
} as const
/** Chooses a bonus for the next transfer, in place of a previous choice. */
export const takeBonus = (chosen: TakeBonusRequest, by: Actor, signal?: AbortSignal) =>
  send(takeBonusCall, { body: chosen, by, signal })

export const leaveBonusCall = { method: 'DELETE', path: '/api/auth/bonus', answer: BonusState } as const
export const leaveBonus = (by: Actor, signal?: AbortSignal) => send(leaveBonusCall, { by, signal })
