import { aSetting } from '@member/api-client/testing'

export const on = { isOn: true, since: '2026-11-18T09:00:00+07:00', askedAbove: 0, recoveryLeft: 10 }
export const codes = [
  'k7m2p-x9r4t',
  'a3b4c-d5e6f',
  'g7h8i-j9k2m',
  'n3p4q-r5s6t',
  'u7v8w-x9y2z',
  'b3c4d-e5f6g',
  'h7i8j-k9m2n',
  'p3q4r-s5t6u',
  'v7w8x-y9z2a',
  'c3d4e-f5g6h',
]
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const factorAnswers = {
  'GET /api/setting': aSetting({ features: { secondFactor: true } }),
  'GET /api/auth/factor': { isOn: false, since: null, askedAbove: 0, recoveryLeft: 0 },
  'POST /api/auth/factor/start': {
    secret,
    address: `otpauth://totp/saengthong.example:demo1234?issuer=saengthong.example&secret=${secret}`,
  },
  'POST /api/auth/factor/prove': { codes },
  'POST /api/auth/factor/recovery': { codes },
  'PATCH /api/auth/factor': { ...on, askedAbove: 5_000 },
  'DELETE /api/auth/factor': null,
}
