import {
  aConsent,
  aMember,
  anIdentity,
  aSetting,
  type MockAnswers,
  mockMember,
} from '@member/api-client/testing'

export const answers: MockAnswers = {
  'GET /api/setting': aSetting({ features: { identity: true, consent: true } }),
  'GET /api/auth/user/detail/:uuid': aMember({ createdAt: '2025-03-01T10:00:00+07:00' }),
  'GET /api/auth/consent': aConsent(),
  'GET /api/auth/identity': anIdentity(),
}

export const mocked = mockMember(answers)
