import type { SlipRequest, VerifySlipAnswer } from '@member/api-client'
import type { InferSelectModel } from 'drizzle-orm'
import { codeOf } from '../bank/bankCodes.ts'
import type { slipRequests } from '../database/schema.ts'
import { toBaht } from '../money/satang.ts'
import { wireTime } from '../time/bangkok.ts'
import { pictureUrl } from './keepPicture.ts'
import { verdictIn } from './keepSlip.ts'
import type { SlipRow } from './keepSlip.ts'

export type SlipRequestRow = InferSelectModel<typeof slipRequests>

/** A verification as the member gets it; banks by their three digits, as in the mini-QR. */
export function slipOnWire(row: SlipRow): VerifySlipAnswer {
  const { checks, receivingBank, sender, receiver, retryAfterSec } = verdictIn(row)
  return {
    uuid: row.uuid,
    transRef: row.transRef ?? '',
    amount: row.amount === null ? null : toBaht(row.amount),
    transAt: row.transAt && wireTime(row.transAt),
    sendingBank: row.sendingBank ?? '',
    receivingBank: receivingBank ?? null,
    sender: sender ? { name: sender.name, account: sender.account } : null,
    receiver: receiver ?? null,
    checks,
    next: row.next === 'REFUSED' ? 'MANUAL' : row.next,
    ...(retryAfterSec !== undefined && { retryAfterSec }),
    expiresAt: wireTime(row.expiresAt),
  }
}

export const slipRequestOnWire = (row: SlipRequestRow): SlipRequest => ({
  uuid: row.uuid,
  order: row.order,
  transRef: row.transRef,
  amount: toBaht(row.amount),
  status: row.status,
  sendingBank: row.sendingBank ?? codeOf(row.bankName),
  transAt: wireTime(row.transAt),
  remark: row.remark,
  imageUrl: row.imageUuid && pictureUrl(row.imageUuid),
  createdAt: wireTime(row.createdAt),
})
