import { signIn, wire } from '@member/api-client/testing'
import { answers } from './answers.testing.ts'

/** A story's start: the member is logged in, and the server says this. */
export const wired =
  (changes: Record<string, unknown> = {}) =>
  () => {
    signIn()
    wire({ ...answers, ...changes })
  }
