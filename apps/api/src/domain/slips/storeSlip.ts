import type { InferSelectModel } from 'drizzle-orm'
import type { BankTransfer, SlipReference } from '../../services/bank.ts'
import { codeOf } from '../banks/accounts.ts'
import type { Database } from '../../database/database.ts'
import { slips, type slipRequests } from '../../database/schema.ts'
import type { Refusal } from '../../http/refusals.ts'
import { unknownChecks, type Checks, type Judged } from './judge.ts'
import type { VerifySlipAnswer, SlipRequest } from '@member/api-client'
import { toBaht } from '../../values/satang.ts'
import { apiTime } from '../../values/bangkok.ts'
import { inLanguage } from '../../http/language.ts'
import type { PictureAddress } from './pictureAddress.ts'

export type SlipRow = InferSelectModel<typeof slips>

/** Part of the bank's answer stored as JSON. */
export type SlipVerdict = {
  checks: Checks
  receivingBank?: string
  sender?: { bankName: string; name: string; account: string }
  receiver?: { name: string; account: string }
  receiverAccount?: string
  retryAfterSec?: number
}

/** What a verification found out. A verification that ends early lacks the later fields. */
export type Verification = {
  reference?: SlipReference
  transfer?: BankTransfer
  judged?: Judged
  retryAfterSec?: number
  refusal?: Refusal
}

/** Time (ms) for which a verified slip can be confirmed. */
const lifetime = 3_600_000

export async function storeSlip(
  database: Database,
  memberUuid: string,
  imageUuid: string | undefined,
  verification: Verification,
  now: Date,
): Promise<{ row: SlipRow; refusal: Refusal | undefined }> {
  const { reference, transfer, judged, refusal } = verification
  const [row] = await database
    .insert(slips)
    .values({
      memberUuid,
      imageUuid: imageUuid ?? null,
      sendingBank: reference?.sendingBank ?? null,
      transRef: reference?.transRef ?? null,
      amount: transfer?.amount ?? null,
      transAt: transfer?.transAt ?? null,
      verdict: verdictOf(verification),
      next: refusal ? 'REFUSED' : (judged?.next ?? 'WAIT'),
      refusal: refusal?.code ?? null,
      expiresAt: new Date(now.getTime() + lifetime),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return { row: row!, refusal }
}

function verdictOf({ transfer, judged, retryAfterSec }: Verification): SlipVerdict {
  return {
    checks: judged?.checks ?? unknownChecks,
    ...(retryAfterSec !== undefined && { retryAfterSec }),
    ...(judged?.receiverAccount && { receiverAccount: judged.receiverAccount }),
    ...(transfer && {
      receivingBank: codeOf(transfer.receiver.bankName),
      sender: transfer.sender,
      receiver: { name: transfer.receiver.name, account: transfer.receiver.account },
    }),
  }
}

// eslint-disable-next-line typescript/no-unsafe-type-assertion -- written by verdictOf alone
export const verdictIn = (row: SlipRow) => row.verdict as SlipVerdict

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

export type SlipRequestRow = InferSelectModel<typeof slipRequests>

export const toSlipRequest = (row: SlipRequestRow, addressOf: PictureAddress): SlipRequest => ({
  uuid: row.uuid,
  order: row.order,
  transRef: row.transRef,
  amount: toBaht(row.amount),
  status: row.status,
  sendingBank: row.sendingBank ?? codeOf(row.bankName),
  transAt: apiTime(row.transAt),
  remark: inLanguage(row).remark,
  imageUrl: row.imageUuid && addressOf(row.imageUuid),
  createdAt: apiTime(row.createdAt),
})
