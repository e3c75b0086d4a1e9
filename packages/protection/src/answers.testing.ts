import {
  aConsent,
  aLimits,
  aMember,
  anIdentity,
  aRealityCheck,
  aSetting,
  exampleAnswers,
  type MockAnswers,
  mockMember,
} from '@member/api-client/testing'

export const answers: MockAnswers = {
  'GET /api/setting': aSetting({
    features: {
      limits: true,
      breaks: true,
      identity: true,
      consent: true,
      realityCheck: true,
      spending: true,
    },
  }),
  'GET /api/auth/user/detail/:uuid': aMember({ createdAt: '2025-03-01T10:00:00+07:00' }),
  'GET /api/auth/consent': aConsent(),
  'GET /api/auth/identity': anIdentity(),
  'GET /api/auth/protection/limits': aLimits(),
  'GET /api/auth/protection/break': { away: null },
  'GET /api/auth/protection/reality-check': aRealityCheck({ minutes: null }),
  ...exampleAnswers('getSpending'),
}

export const mocked = mockMember(answers)

export const waiting = {
  amount: 900,
  askedAt: '2026-11-20T09:00:00.000+07:00',
  readyAt: '2026-11-21T09:00:00.000+07:00',
  lapsesAt: '2026-11-28T09:00:00.000+07:00',
  isReady: false,
}
