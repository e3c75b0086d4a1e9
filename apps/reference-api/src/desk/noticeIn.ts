import type { Context } from 'hono'
import type { Notice } from '../operatorPage/layout.ts'
import { th } from './th.ts'

/** Outcome of the last action, read from the redirect's query. */
export function noticeIn({ req }: Context): Notice | undefined {
  const { problem, done } = req.query()
  if (problem) return { words: problem, isProblem: true }
  return done ? { words: th.done } : undefined
}
