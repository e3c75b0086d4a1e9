import { th } from './th.ts'

/** Why an operation was not done, in a sentence for whoever asked for it. What it had begun is undone. */
export class OperationRefused extends Error {
  override name = 'OperationRefused'
}

export const settledAlready = () => new OperationRefused(th.settled)
