import * as v from 'valibot'
import type { Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { BahtMoved } from '../client/shapes.ts'
import { Credit } from './credit.ts'

// Addition, needs the feature `bonusCancel` of /api/setting.

/**
 * Request to cancel a bonus. `givesUp` (baht) is the highest amount, bonus and winnings, that the member agreed
 * to forfeit.
 */
export const CancelBonusRequest = v.object({ givesUp: BahtMoved })
export type CancelBonusRequest = v.InferOutput<typeof CancelBonusRequest>

/** Forfeited amount (baht) and the remaining credit, all of which can be withdrawn. */
export const CancelBonusAnswer = v.object({ givenUp: BahtMoved, credit: Credit })
export type CancelBonusAnswer = v.InferOutput<typeof CancelBonusAnswer>

export const cancelBonusCall = {
  method: 'POST',
  path: '/api/auth/bonus/cancel',
  body: CancelBonusRequest,
  answer: CancelBonusAnswer,
  command: true,
  money: true,
} as const
/** Forfeits the bonus and its winnings. Refused if these exceed `forfeited` baht, or while money is in a game. */
export const cancelBonus = (forfeited: number, command: Command) =>
  send(cancelBonusCall, { body: { givesUp: forfeited }, command })
