import { ApiError, messageOf, VerifySlipAnswer } from '@member/api-client'
import * as v from 'valibot'
import type { RefusalReason, SlipState } from './slipState.ts'

const defaultWait = 60

/** Refusal reason for each status code of a slip call; other codes give `other`. */
const reasons: Record<number, RefusalReason> = {
  400201: 'unreadable',
  422201: 'unreadable',
  422202: 'unreadable',
  422203: 'unreadable',
  422204: 'notFound',
  422205: 'amount',
  422206: 'receiver',
  422207: 'sender',
  422208: 'tooOld',
  // The check has expired: the slip is fine, and is checked again.
  422209: 'unavailable',
  409201: 'duplicate',
  429: 'throttled',
  429001: 'throttled',
  500256: 'bankDown',
}

export function slipVerdict(slip: VerifySlipAnswer, message: string, now = Date.now()): SlipState {
  if (slip.next === 'CONFIRM') return { step: 'checked', slip }
  if (slip.next === 'WAIT')
    return { step: 'waiting', slip, until: now + (slip.retryAfterSec ?? defaultWait) * 1000 }
  return { step: 'refused', refusal: { why: 'manual', message, uuid: slip.uuid, slip } }
}

export function confirmFailure(error: ApiError, slip: VerifySlipAnswer): SlipState {
  const state = slipFailure(error, slip)
  if (state.step !== 'refused' || state.refusal.why !== 'throttled') return state
  const { message, until } = state.refusal
  return { step: 'checked', slip, pause: { message, until } }
}

export function slipFailure(error: unknown, slip?: VerifySlipAnswer, now = Date.now()): SlipState {
  if (!(error instanceof ApiError)) return refused('unavailable', error)
  if (error.status === 400202) return { step: 'choose', fault: 'fileType' }
  if (error.status === 400203) return { step: 'choose', fault: 'fileSize' }
  const data = error.data ?? {}
  const usedAt = text(data['usedAt'])
  if (error.status === 409201 && data['mine'] === true)
    return { step: 'creditedBefore', usedAt, depositUuid: text(data['depositUuid']) }
  const why =
    error.kind === 'unavailable' || error.kind === 'unreadable'
      ? 'unavailable'
      : (reasons[error.status] ?? 'other')
  const wait =
    error.retryAfter ?? number(data['retryAfterSec']) ?? (why === 'bankDown' ? defaultWait : undefined)
  return {
    step: 'refused',
    refusal: {
      why,
      message: error.message,
      requestId: error.requestId ?? undefined,
      uuid: text(data['uuid']) ?? slip?.uuid,
      until: wait === undefined ? undefined : now + wait * 1000,
      usedAt,
      actual: number(data['actual']),
      expected: number(data['expected']),
      hours: number(data['hours']),
      // The refusal contains the bank's data of the slip.
      slip: slip ?? slipIn(data['slip']),
    },
  }
}

const refused = (why: RefusalReason, error: unknown): SlipState => ({
  step: 'refused',
  refusal: { why, message: messageOf(error) },
})

const slipIn = (value: unknown) => {
  const read = v.safeParse(VerifySlipAnswer, value)
  return read.success ? read.output : undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
