import type { Outcome } from '@member/api/operations'
import type { Context } from 'hono'
import type { Notice } from '@member/staff-page/layout'
import { th } from './th.ts'

export function noticeIn({ req }: Context): Notice | undefined {
  const { problem, waiting, done } = req.query()
  if (problem) return { words: problem, isProblem: true }
  if (waiting) return { words: th.waiting, isWaiting: true }
  return done ? { words: th.done } : undefined
}

/** Returns the path of the form's page with the outcome, scrolled to `place`. */
export function redirectTo({ req }: Context, outcome: Outcome, place = ''): string {
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
