import { Refusal } from '../../http/refusals.ts'
import type { SlipRow } from './keepSlip.ts'
import { toSlip } from './toSlip.ts'

/** The same refusal with the verification it belongs to, and what the bank told of the slip. */
export const withSlip = ({ status, code, message, data, retryAfterSec }: Refusal, row: SlipRow): Refusal =>
  new Refusal(status, code, message, {
    data: { ...data, uuid: row.uuid, ...(row.amount !== null && { slip: toSlip(row) }) },
    ...(retryAfterSec !== undefined && { retryAfterSec }),
  })
