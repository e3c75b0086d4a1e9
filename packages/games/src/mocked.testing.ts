import { signIn, mockApi } from '@member/api-client/testing'
import { answers } from './answers.testing.ts'

/** Returns a story's `beforeEach`: logs the member in and mocks the server's answers. */
export const mocked =
  (changes: Record<string, unknown> = {}) =>
  () => {
    signIn()
    mockApi({ ...answers, ...changes })
  }
