import {
  aConsent,
  aMember,
  anIdentity,
  aSetting,
  type MockAnswers,
  mockMember,
} from '@member/api-client/testing'
import { ApiError } from '@member/api-client'

export const answers: MockAnswers = {
  'GET /api/setting': aSetting({ features: { identity: true, consent: true } }),
  'GET /api/auth/user/detail/:uuid': aMember({ createdAt: '2025-03-01T10:00:00+07:00' }),
  'GET /api/auth/consent': aConsent(),
  'GET /api/auth/identity': anIdentity(),
}

export const mocked = mockMember(answers)

type Need = 'password' | 'factor'

const refusal = (needs: Need[], data: object) =>
  new ApiError({
    kind: 'refused',
    ...(needs.includes('factor')
      ? { status: 428003, code: 'FACTOR_NEEDED' }
      : { status: 428001, code: 'PASSWORD_AGAIN' }),
    data: { needs, ...data },
  })

export const challenge = (...needs: Need[]) => refusal(needs, {})

export const challengeOfPasskey = (...needs: Need[]) => refusal(needs, { passkey: true })
