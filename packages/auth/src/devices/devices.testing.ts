import { aLevel, aSetting } from '@member/api-client/testing'

const at = (time: string) => `2026-11-${time}:00+07:00`

export const sessions = [
  {
    uuid: '11111111-aaaa-4aaa-8aaa-000000000001',
    platform: 'AND',
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36',
    current: true,
    isNew: false,
    createdAt: at('20T09:00'),
    lastSeenAt: at('20T14:05'),
  },
  {
    uuid: '11111111-aaaa-4aaa-8aaa-000000000002',
    platform: 'DSK',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36',
    current: false,
    isNew: true,
    createdAt: at('20T13:30'),
    lastSeenAt: at('20T13:58'),
  },
  {
    uuid: '11111111-aaaa-4aaa-8aaa-000000000003',
    platform: 'IOS',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
    current: false,
    isNew: false,
    createdAt: at('19T22:10'),
    lastSeenAt: at('19T23:41'),
  },
] as const

export const devicesAnswers = {
  'GET /api/setting': aSetting({ features: { sessions: true, devices: true, passwordReset: true } }),
  'GET /api/auth/user/level/:uuid': aLevel(),
  'GET /api/auth/session': sessions,
  'DELETE /api/auth/session': null,
  'POST /api/auth/session/disown': null,
}
