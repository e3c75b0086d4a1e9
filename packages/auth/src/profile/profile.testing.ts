import { aCredit, aMember, aSetting } from '@member/api-client/testing'
import { on } from '../secondFactor/secondFactor.testing.ts'
import type { ProfileLinks } from './ProfileScreen.tsx'

const aPasskey = {
  uuid: '22222222-aaaa-4aaa-8aaa-000000000001',
  name: 'Android · Chrome',
  createdAt: '2026-11-18T09:00:00+07:00',
  lastUsedAt: null,
}

export const links: ProfileLinks = {
  ranking: '/ranking',
  address: '/address',
  password: '/password',
  devices: '/devices',
  secondFactor: '/second-factor',
  passkeys: '/passkeys',
  identity: '/identity',
  playSafe: '/play-safe',
  break: '/play-safe?part=break',
  inbox: '/inbox',
  withdraw: '/withdraw',
  contact: '/contact',
}

export const profileAnswers = {
  'GET /api/setting': aSetting({
    features: {
      sessions: true,
      identity: true,
      notices: true,
      memberData: true,
      closing: true,
      secondFactor: true,
      passkeys: true,
    },
  }),
  'GET /api/auth/user/detail/:uuid': aMember(),
  'POST /api/auth/user/getCredit/:username': aCredit(),
  'GET /api/auth/withdraw/withdraw-request/:uuid': [],
  'GET /api/auth/factor': on,
  'GET /api/auth/passkey': [aPasskey],
  'GET /api/auth/closing': { askedAt: null },
  'POST /api/auth/closing': { askedAt: '2026-11-20T14:05:00+07:00' },
  'DELETE /api/auth/closing': { askedAt: null },
  'GET /api/auth/data': { name: 'demo1234.json', text: '{"member":{}}' },
}
