import { VerifySlipAnswer, type Deposit, type SlipRequest } from '@member/api-client'
import * as v from 'valibot'
import type { SlipFileFault } from './reading/prepareSlip.ts'

/** Reasons why a slip cannot be credited now, grouped by what the member can do. */
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
  /** Uuid of the check, so that a manual request needs no second upload. */
  uuid: v.optional(v.string()),
  /** Time (ms) before which a retry is useless. */
  until: v.optional(v.number()),
  usedAt: v.optional(v.string()),
  actual: v.optional(v.number()),
  /** Amount in baht that the manual request stated. */
  expected: v.optional(v.number()),
  /** Highest age (hours) of a slip that is credited without the operator. */
  hours: v.optional(v.number()),
  slip: v.optional(VerifySlipAnswer),
})
export type SlipRefusal = v.InferOutput<typeof SlipRefusal>

/** A throttled confirmation: nothing is decided yet, and the same press can be repeated later. */
export const SlipPause = v.object({ message: v.string(), until: v.optional(v.number()) })
export type SlipPause = v.InferOutput<typeof SlipPause>

export interface WaitingState {
  step: 'waiting'
  slip: VerifySlipAnswer
  until: number
}

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
