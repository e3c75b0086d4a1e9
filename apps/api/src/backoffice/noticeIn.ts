import type { Context } from 'hono'
import { OperationRefused } from '../domain/audit/refused.ts'
import { waiting as secondPerson } from '../operations/raise.ts'
import type { Notice } from '@member/staff-page/layout'
import { th } from './th.ts'

export type Outcome = { done: true } | { waiting: true } | { problem: string }

export function noticeIn({ req }: Context): Notice | undefined {
  const { problem, waiting, done } = req.query()
  if (problem) return { words: problem, isProblem: true }
  if (waiting) return { words: th.waiting, isWaiting: true }
  return done ? { words: th.done } : undefined
}

/** Returns the path of the form's page with the outcome, scrolled to `place`. */
export function placeOf({ req }: Context, outcome: Outcome, place = ''): string {
  const referer = req.header('referer') ?? ''
  const path = URL.canParse(referer) ? new URL(referer).pathname : ''
  const page = /^\/desk(?:\/[\w-]+)*$/.test(path) ? path : '/desk'
  const query =
    'problem' in outcome
      ? `problem=${encodeURIComponent(outcome.problem)}`
      : 'waiting' in outcome
        ? 'waiting=1'
        : 'done=1'
  return `${page}?${query}${place && `#${place}`}`
}

/** Runs an operation; returns its outcome, or the refusal's sentence. Other errors are rethrown. */
export async function attempt(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    return (await act()) === secondPerson ? secondPerson : { done: true }
  } catch (fault) {
    if (fault instanceof OperationRefused) return { problem: fault.message }
    throw fault
  }
}
