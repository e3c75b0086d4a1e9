import {
  aConsent,
  aMember,
  anIdentity,
  aSetting,
  type MockAnswers,
  mockApi,
  signIn,
} from '@member/api-client/testing'

/** A server that asks for documents, and a member who has sent none. */
export const answers: MockAnswers = {
  'GET /api/setting': aSetting({ features: { identity: true, consent: true } }),
  'GET /api/auth/user/detail/:uuid': aMember({ createdAt: '2025-03-01T10:00:00+07:00' }),
  'GET /api/auth/consent': aConsent(),
  'GET /api/auth/identity': anIdentity(),
}

/** A story's start: the member is logged in, and the server says this. */
export const mocked =
  (changes: MockAnswers = {}) =>
  () => {
    signIn()
    mockApi({ ...answers, ...changes })
  }
