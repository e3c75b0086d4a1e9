import { th } from './th.ts'

/** Error that an operation is refused. Staff see the message; the transaction is rolled back. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}

export const settledAlready = () => new OperationRefused(th.settled)
