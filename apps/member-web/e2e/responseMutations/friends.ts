import { type ResponseMutation } from './responseMutation.ts'

const now = '2026-11-20T12:00:00+07:00'

export const ofFriends: ResponseMutation[] = [
  {
    call: 'GET /api/auth/affiliate/bonus/{username}',
    screen: '/auth/affiliate',
    alter: (data) => ({ ...data, total_bonus: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/affiliate/downline/{username}',
    screen: '/auth/affiliate',
    alter: () => ({ downline_users: { changed1: { name: 'เพื่อนที่เปลี่ยน', level: 1, createdAt: now } } }),
    sees: 'เพื่อนที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/affiliate/code/{uuid}',
    screen: '/auth/affiliate',
    alter: (data) => ({ ...data, code: 'CHANGED1' }),
    sees: 'CHANGED1',
  },
  {
    call: 'POST /api/auth/affiliate/downline/bonus/{username}',
    screen: '/auth/affiliate',
    alter: () => ({ total_bonus: 8765.43, downline_users: { changed1: { bonus: 8765.43, turnover: 1 } } }),
    sees: /8,765\.43/,
  },
  {
    call: 'POST /api/auth/log/affiliate/{username}',
    screen: '/auth/winlost',
    alter: (data) => ({
      ...data,
      items: [{ date: '2026-11-19', bet: 1, win: 0, net: -1, bonus: 0 }],
      summary: { ...data.summary, net: -7654.32 },
    }),
    sees: /7,654\.32/,
  },
]
