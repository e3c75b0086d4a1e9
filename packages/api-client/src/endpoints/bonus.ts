import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtInput, BahtInForm, Count, Id, Time } from '../client/shapes.ts'
import { BonusEvery } from './site.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `bonusChoice`.

/** A bonus open to a deposit, and its conditions. Amounts in baht are for the amount given. */
export const BonusOffer = v.object({
  id: Id,
  /** Percent of the deposit, up to `max` baht. */
  percent: v.pipe(v.number(), v.minValue(0)),
  max: Baht,
  /** Satang the deposit ends in to get as many on top; 0 where there is no such extra. */
  extra: Count,
  /** Number of times the bonus must be staked before it, and winnings from it, can be withdrawn. */
  turnoverTimes: Count,
  bonus: v.nullable(Baht),
  turnover: v.nullable(Baht),
  /** Until when it can be chosen; null where no end is set. */
  until: v.nullable(Time),
  /** Limit per member: not offered again within its day or week. */
  every: v.optional(BonusEvery),
})
export type BonusOffer = v.InferOutput<typeof BonusOffer>

/** Bonus chosen for the next deposit. Recomputed from the amount that arrives. */
export const TakenBonus = v.object({
  offer: Id,
  amount: Baht,
  bonus: Baht,
  turnover: Baht,
  turnoverTimes: Count,
  /** When the money has to be here. */
  until: Time,
})
export type TakenBonus = v.InferOutput<typeof TakenBonus>

/** A bonus that runs now and is not open to the member: they had it in its day, its week, or once for all. */
export const HadBonus = v.object({
  id: Id,
  percent: v.pipe(v.number(), v.minValue(0)),
  every: BonusEvery,
})
export type HadBonus = v.InferOutput<typeof HadBonus>

export const BonusState = v.object({
  offers: v.array(BonusOffer),
  /** What runs now and was had; offers leave it out. */
  had: v.optional(v.array(HadBonus)),
  taken: v.nullable(TakenBonus),
  /** The bonus and its winnings that turnover holds; all else can be withdrawn. */
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
/** Bonuses open to a deposit of `amount` baht, the one chosen, and the one held. */
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
/** Chooses a bonus for the next transfer the server hears of, instead of the one chosen before. */
export const takeBonus = (chosen: TakeBonusRequest, by: Actor) => send(takeBonusCall, { body: chosen, by })

export const leaveBonusCall = { method: 'DELETE', path: '/api/auth/bonus', answer: BonusState } as const
/** Chooses none: the next deposit comes alone. */
export const leaveBonus = (by: Actor) => send(leaveBonusCall, { by })
