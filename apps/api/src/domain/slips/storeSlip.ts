import type { InferSelectModel } from 'drizzle-orm'
import type { BankTransfer, SlipReference } from '../../services/bank.ts'
import { codeOf } from '../banks/bankCodes.ts'
import type { Database } from '../../database/database.ts'
import { slips } from '../../database/schema.ts'
import type { Refusal } from '../../http/refusals.ts'
import { unknownChecks, type Checks, type Judged } from './judge.ts'

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
