import { th } from './th.ts'

/** Operation refused, with a sentence for the person who requested it; the transaction is rolled back. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}

export const settledAlready = () => new OperationRefused(th.settled)
