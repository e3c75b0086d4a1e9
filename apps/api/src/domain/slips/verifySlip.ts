import type { VerifySlipRequest } from '@member/api-client'
import { asc } from 'drizzle-orm'
import { sendersLike } from '../banks/samePerson.ts'
import { operatorAccounts } from '../../database/schema.ts'
import { toSatang } from '../../values/satang.ts'
import type { Refusal } from '../../http/refusals.ts'
import type { Member, Services } from '../../services/services.ts'
import { readSite } from '../settings/settings.ts'
import { judge } from './judge.ts'
import { storePicture, type OpenedPicture } from './storePicture.ts'
import { storeSlip, type SlipRow, type Verification, toSlip } from './storeSlip.ts'
import { slipReference, duplicateOf } from './usedSlip.ts'
import { slipRefusals } from './slipRefusals.ts'
import { depositOf } from '../deposits/depositOf.ts'

/** Adds to a refusal the id of the verification and, if the bank answered, the slip's data. */
const withSlip = (refusal: Refusal, row: SlipRow): Refusal =>
  Object.assign(refusal, {
    data: { ...refusal.data, uuid: row.uuid, ...(row.amount !== null && { slip: toSlip(row) }) },
  })

/** Looks up a slip at the bank, compares the answer and stores the result. */
export async function verifySlip(
  services: Services,
  member: Member,
  body: Pick<VerifySlipRequest, 'qrcode' | 'amount'>,
  picture: OpenedPicture | undefined,
): Promise<SlipRow> {
  const { database, clock } = services
  const imageUuid = picture && (await storePicture(database, member.uuid, picture))
  const read = slipReference(picture?.qrTexts ?? [body.qrcode ?? ''])
  const verification = 'refusal' in read ? read : await ask(services, member, read.reference, body.amount)
  const { row, refusal } = await storeSlip(database, member.uuid, imageUuid, verification, clock())
  if (refusal) throw withSlip(refusal, row)
  return row
}

async function ask(
  { database, bank, clock }: Services,
  member: Member,
  reference: { sendingBank: string; transRef: string },
  amount: number | undefined,
): Promise<Verification | { refusal: Refusal; reference: typeof reference }> {
  const used = await depositOf(database, reference)
  if (used) return { reference, refusal: duplicateOf(used, member.uuid) }
  const answer = await bank.transfer(reference)
  if (answer.kind === 'down') return { reference, refusal: slipRefusals.bankDown(answer.retryAfterSec) }
  if (answer.kind === 'not-found') return { reference, refusal: slipRefusals.notFound() }
  if (answer.kind === 'not-yet') return { reference, retryAfterSec: answer.retryAfterSec }
  const ours = await database.select().from(operatorAccounts).orderBy(asc(operatorAccounts.rank))
  const { slipHours } = await readSite(database)
  const judged = judge({
    transfer: answer.transfer,
    member,
    isAmbiguous: (await sendersLike(database, answer.transfer.sender)).length > 1,
    ours,
    amount: amount === undefined ? undefined : toSatang(amount),
    now: clock(),
    hours: slipHours,
  })
  // The bank's spelling of the reference, as in the feed; a QR may differ in case.
  const { sendingBank, transRef } = answer.transfer
  return {
    reference: { sendingBank, transRef },
    transfer: answer.transfer,
    judged,
    ...(judged.refusal && { refusal: judged.refusal }),
  }
}
