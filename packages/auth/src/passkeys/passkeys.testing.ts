import { aLogin, aSetting } from '@member/api-client/testing'

export const passkey = {
  uuid: '22222222-aaaa-4aaa-8aaa-000000000001',
  name: 'Android · Chrome',
  createdAt: '2026-11-18T09:00:00+07:00',
  lastUsedAt: '2026-11-20T14:05:00+07:00',
}
export const another = {
  ...passkey,
  uuid: '22222222-aaaa-4aaa-8aaa-000000000002',
  name: 'กุญแจสำรองของคอมพิวเตอร์ที่บ้านในห้องทำงานชั้นสองติดหน้าต่าง',
  lastUsedAt: null,
}

const challenge = 'aGUgd2hvIGFza3MgaXMgdG9sZA'
const request = {
  challenge,
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'required',
}

export const passkeyAnswers = {
  'GET /api/setting': aSetting({ features: { passkeys: true } }),
  'GET /api/auth/passkey': [],
  'POST /api/auth/passkey/start': {
    challenge,
    rp: { id: 'localhost', name: 'localhost' },
    user: { id: 'ERERERE', name: 'demo1234', displayName: 'demo1234' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  },
  'POST /api/auth/passkey': passkey,
  'PATCH /api/auth/passkey': passkey,
  'DELETE /api/auth/passkey': null,
  'POST /api/passkey/challenge': request,
  'POST /api/passkey/login': aLogin(),
}
