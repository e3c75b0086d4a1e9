import { aCredit, aMember, aSetting } from '@member/api-client/testing'
import type { ProfileLinks } from './ProfileScreen.tsx'

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

/** Answers of a server with everything that the profile leads to. */
export const profileAnswers = {
  'GET /api/setting': aSetting({
    features: {
      sessions: true,
      identity: true,
      notices: true,
      memberData: true,
      secondFactor: true,
      passkeys: true,
    },
  }),
  'GET /api/auth/user/detail/:uuid': aMember(),
  'POST /api/auth/user/getCredit/:username': aCredit(),
  'GET /api/auth/withdraw/withdraw-request/:uuid': [],
  'GET /api/auth/data': { name: 'demo1234.json', text: '{"member":{}}' },
}
