import { Refusal } from '../../http/refusals.ts'
import { type SlipRow, toSlip } from './storeSlip.ts'

/** Returns a refusal with the id of the verification and, if the bank answered, the slip's data. */
export const withSlip = ({ status, code, message, data, retryAfterSec }: Refusal, row: SlipRow): Refusal =>
  new Refusal(status, code, message, {
    data: { ...data, uuid: row.uuid, ...(row.amount !== null && { slip: toSlip(row) }) },
    ...(retryAfterSec !== undefined && { retryAfterSec }),
  })
