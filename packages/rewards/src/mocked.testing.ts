import { signIn, mockApi } from '@member/api-client/testing'
import { answers } from './answers.testing.ts'

export const mocked =
  (changes: Record<string, unknown> = {}) =>
  () => {
    signIn()
    mockApi({ ...answers, ...changes })
  }
