import type { Refusal } from '../../http/refusals.ts'
import { type SlipRow, toSlip } from './storeSlip.ts'

/** Adds to a refusal the id of the verification and, if the bank answered, the slip's data. */
export const withSlip = (refusal: Refusal, row: SlipRow): Refusal =>
  Object.assign(refusal, {
    data: { ...refusal.data, uuid: row.uuid, ...(row.amount !== null && { slip: toSlip(row) }) },
  })
