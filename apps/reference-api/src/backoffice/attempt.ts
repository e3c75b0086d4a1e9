import { OperationRefused } from '../domain/audit/refused.ts'
import { waiting } from '../operations/raise.ts'
import type { Outcome } from './noticeIn.ts'

const isWaiting = (answered: unknown) => answered === waiting

/** What came of an operation, or the sentence why it was not done; a breakdown stays one. */
export async function attempt(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    const answered = await act()
    return isWaiting(answered) ? waiting : { done: true }
  } catch (fault) {
    if (fault instanceof OperationRefused) return { problem: fault.message }
    throw fault
  }
}
