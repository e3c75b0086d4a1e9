import * as v from 'valibot'
import type { Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { BahtMoved } from '../client/shapes.ts'
import { Credit } from './credit.ts'

// Addition, needs the feature `bonusCancel` of /api/setting.

/**
 * Request to cancel a bonus; `givesUp` is the highest amount the member agreed to forfeit.
 * The amount is the bonus with its winnings (baht).
 */
export const CancelBonusRequest = v.object({ givesUp: BahtMoved })
export type CancelBonusRequest = v.InferOutput<typeof CancelBonusRequest>

/** The forfeited amount, and the remaining credit, which can all be withdrawn. */
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
/** Forfeits the bonus and its winnings; refused if that exceeds `forfeited` baht, or while money is in a game. */
export const cancelBonus = (forfeited: number, command: Command) =>
  send(cancelBonusCall, { body: { givesUp: forfeited }, command })
