import { th } from './th.ts'

/** Error that an operation is refused, with a sentence for its requester. The transaction is rolled back. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}

export const settledAlready = () => new OperationRefused(th.settled)
