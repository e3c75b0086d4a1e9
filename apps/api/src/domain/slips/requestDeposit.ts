import type { RequestDepositRequest } from '@member/api-client'
import { and, desc, eq } from 'drizzle-orm'
import { codeOf } from '../banks/accounts.ts'
import type { Database } from '../../database/database.ts'
import { slipRequests, slips } from '../../database/schema.ts'
import { violates } from '../../database/failures.ts'
import { toSatang } from '../../values/satang.ts'
import { notFound } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { uuidOf } from '../../http/uuidOf.ts'
import { storePicture } from './storePicture.ts'
import type { OpenedPicture } from './storePicture.ts'
import { slipReference, duplicateOf } from './usedSlip.ts'
import { slipRefusals } from './slipRefusals.ts'
import { t } from './words.ts'
import { depositOf } from '../deposits/depositOf.ts'
import type { SlipRequestRow } from './storeSlip.ts'

type Evidence = Partial<Pick<SlipRequestRow, 'slipUuid' | 'imageUuid' | 'sendingBank' | 'transRef'>>

/**
 * Sends a slip to staff for review: an earlier verification (`uuid`), a picture, or both. Throws a refusal if
 * the transfer is credited already or another request is pending.
 */
export async function requestDeposit(
  tx: Database,
  member: Member,
  body: RequestDepositRequest,
  picture: OpenedPicture | undefined,
  order: string,
  now: Date,
): Promise<SlipRequestRow> {
  const evidence = {
    ...(body.uuid && (await verified(tx, member, body.uuid))),
    ...(picture && (await pictured(tx, member, picture))),
  }
  const { sendingBank, transRef } = evidence
  const used = sendingBank && transRef && (await depositOf(tx, { sendingBank, transRef }))
  if (used) throw duplicateOf(used, member.uuid)
  const row = {
    memberUuid: member.uuid,
    order,
    ...evidence,
    sendingBank: sendingBank ?? codeOf(body.bankName),
    bankName: body.bankName,
    amount: toSatang(body.amount),
    transAt: new Date(body.transAt),
    note: body.note ?? null,
    status: 'PENDING' as const,
    createdAt: now,
    updatedAt: now,
  }
  try {
    // A savepoint, so that a refused row does not abort the command's transaction.
    const [made] = await tx.transaction((savepoint) => savepoint.insert(slipRequests).values(row).returning())
    return made!
  } catch (fault) {
    throw violates(fault, 'slip_requests_one_open') ? slipRefusals.requestOpen() : fault
  }
}

async function pictured(tx: Database, member: Member, picture: OpenedPicture): Promise<Evidence> {
  const read = slipReference(picture.qrTexts)
  const imageUuid = await storePicture(tx, member.uuid, picture)
  return { imageUuid, ...('reference' in read && read.reference) }
}

async function verified(tx: Database, member: Member, slipUuid: string): Promise<Evidence> {
  const [slip] = await tx
    .select()
    .from(slips)
    .where(and(eq(slips.uuid, uuidOf(slipUuid)), eq(slips.memberUuid, member.uuid)))
  if (!slip) throw notFound(t.unknown)
  const { uuid, imageUuid, sendingBank, transRef } = slip
  return { slipUuid: uuid, imageUuid, sendingBank, transRef }
}

export const listSlipRequests = (database: Database, memberUuid: string): Promise<SlipRequestRow[]> =>
  database
    .select()
    .from(slipRequests)
    .where(eq(slipRequests.memberUuid, memberUuid))
    .orderBy(desc(slipRequests.createdAt))
    .limit(50)
