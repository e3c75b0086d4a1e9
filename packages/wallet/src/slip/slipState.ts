import { VerifySlipAnswer, type Deposit, type SlipRequest } from '@member/api-client'
import * as v from 'valibot'
import type { SlipFileFault } from './reading/prepareSlip.ts'

/** Why a slip cannot be credited now, by what the member can do about it. */
const refusalReasons = [
  'unreadable',
  'notFound',
  'duplicate',
  'amount',
  'receiver',
  'sender',
  'tooOld',
  'manual',
  'bankDown',
  'throttled',
  'unavailable',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

export const SlipRefusal = v.object({
  why: v.picklist(refusalReasons),
  message: v.string(),
  requestId: v.optional(v.string()),
  /** The verification's uuid: a manual request then needs no second upload. */
  uuid: v.optional(v.string()),
  /** ms: before this another try is useless. */
  until: v.optional(v.number()),
  usedAt: v.optional(v.string()),
  /** Baht the slip says, where it differs from what was told. */
  actual: v.optional(v.number()),
  /** Baht that was told. */
  expected: v.optional(v.number()),
  /** Age up to which a slip is credited without the desk. */
  hours: v.optional(v.number()),
  slip: v.optional(VerifySlipAnswer),
})
export type SlipRefusal = v.InferOutput<typeof SlipRefusal>

/** A confirmation that was asked for too quickly: nothing is decided about the slip, and the same press is made later. */
export const SlipPause = v.object({ message: v.string(), until: v.optional(v.number()) })
export type SlipPause = v.InferOutput<typeof SlipPause>

export interface WaitingState {
  step: 'waiting'
  slip: VerifySlipAnswer
  until: number
}

/** State of a slip. */
export type SlipState =
  | { step: 'choose'; fault?: SlipFileFault }
  | { step: 'preparing' }
  | { step: 'ready' }
  | { step: 'verifying'; waiting: WaitingState | null }
  | { step: 'checked'; slip: VerifySlipAnswer; pause?: SlipPause | undefined }
  | WaitingState
  | { step: 'refused'; refusal: SlipRefusal }
  | { step: 'manual'; refusal: SlipRefusal }
  | { step: 'requested'; request: SlipRequest }
  | { step: 'credited'; deposit: Deposit; before: boolean }
  | { step: 'creditedBefore'; usedAt: string | undefined; depositUuid: string | undefined }
