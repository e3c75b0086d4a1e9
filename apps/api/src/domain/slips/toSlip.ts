import type { VerifySlipAnswer } from '@member/api-client'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import { verdictIn } from './storeSlip.ts'
import type { SlipRow } from './storeSlip.ts'

/** Converts a verification for the API; banks are three-digit codes, as in the mini-QR. */
export function toSlip(row: SlipRow): VerifySlipAnswer {
  const { checks, receivingBank, sender, receiver, retryAfterSec } = verdictIn(row)
  return {
    uuid: row.uuid,
    transRef: row.transRef ?? '',
    amount: row.amount === null ? null : toBaht(row.amount),
    transAt: row.transAt && apiTime(row.transAt),
    sendingBank: row.sendingBank ?? '',
    receivingBank: receivingBank ?? null,
    sender: sender ? { name: sender.name, account: sender.account } : null,
    receiver: receiver ?? null,
    checks,
    next: row.next === 'REFUSED' ? 'MANUAL' : row.next,
    ...(retryAfterSec !== undefined && { retryAfterSec }),
    expiresAt: apiTime(row.expiresAt),
  }
}
