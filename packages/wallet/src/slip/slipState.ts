import { VerifySlipAnswer, type Deposit, type SlipRequest } from '@member/api-client'
import * as v from 'valibot'
import type { SlipFileFault } from './reading/prepareSlip.ts'

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
  /** Uuid of the check, for a manual request. */
  uuid: v.optional(v.string()),
  /** Time (ms) from which a retry is worthwhile. */
  until: v.optional(v.number()),
  usedAt: v.optional(v.string()),
  actual: v.optional(v.number()),
  /** Amount (baht) that the member stated with the check of the slip; the slip itself says `actual`. */
  expected: v.optional(v.number()),
  /** Age limit (hours): an older slip is not credited automatically. */
  hours: v.optional(v.number()),
  slip: v.optional(VerifySlipAnswer),
})
export type SlipRefusal = v.InferOutput<typeof SlipRefusal>

/** A throttled confirmation, which can be repeated from `until` (ms) on. */
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
