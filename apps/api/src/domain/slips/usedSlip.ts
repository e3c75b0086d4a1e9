import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits } from '../../database/schema.ts'
import type { DepositRow } from '../deposits/terms.ts'
import { slipRefusals } from './slipRefusals.ts'
import { readSlipQr } from '@member/banks/thai-qr'
import type { SlipReference } from '../../services/bank.ts'
import type { Refusal } from '../../http/refusals.ts'

/**
 * Returns the refusal of a used slip: with the time of use, and with the deposit's id if the deposit is the
 * member's own.
 */
export const duplicateOf = (deposit: DepositRow, memberUuid: string) =>
  slipRefusals.duplicate(deposit.createdAt, deposit.memberUuid === memberUuid, deposit.uuid)

export async function depositBy(database: Database, uuid: string): Promise<DepositRow> {
  const [deposit] = await database.select().from(deposits).where(eq(deposits.uuid, uuid))
  if (!deposit) throw new Error(`no deposit ${uuid}`)
  return deposit
}

/** Returns the transfer that the first valid slip code among QR texts names, or a refusal if none does. */
export function slipReference(texts: string[]): { reference: SlipReference } | { refusal: Refusal } {
  for (const text of texts) {
    const reference = readSlipQr(text)
    if (reference) return { reference }
  }
  return { refusal: texts.length > 0 ? slipRefusals.notSlipQr() : slipRefusals.noQr() }
}
