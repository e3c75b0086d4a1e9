import { OperationRefused } from '../domain/audit/refused.ts'
import { pendingApproval } from './secondApproval.ts'

export type Outcome = { done: true } | { waiting: true } | { problem: string }

/**
 * Runs an operation; returns whether it is done, waits for a second person, or why it was refused. Other errors
 * are thrown.
 */
export async function attempt(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    return (await act()) === pendingApproval ? pendingApproval : { done: true }
  } catch (fault) {
    if (fault instanceof OperationRefused) return { problem: fault.message }
    throw fault
  }
}
