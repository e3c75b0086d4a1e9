import { signIn, mockApi } from '@member/api-client/testing'
import { answers } from './answers.testing.ts'

/** A story's start: the member is logged in, and the server says this. */
export const mocked =
  (changes: Record<string, unknown> = {}) =>
  () => {
    signIn()
    mockApi({ ...answers, ...changes })
  }
