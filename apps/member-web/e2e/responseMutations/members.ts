import { type ResponseMutation, each, pictured, pictures, promotion } from './responseMutation.ts'

export const ofMembers: ResponseMutation[] = [
  {
    call: 'GET /api/auth/user/detail/{uuid}',
    screen: '/auth/withdraw',
    alter: (data) => ({ ...data, user_bank: { ...data.user_bank, bankId: '1112224321' } }),
    sees: /4321/,
  },
  {
    call: 'GET /api/auth/user/{uuid}',
    screen: '/auth/user/ranking',
    alter: (data) => ({ ...data, name: 'ชื่อที่เปลี่ยน' }),
    sees: /ชื่อที่เปลี่ยน/,
  },
  {
    call: 'GET /api/auth/user/level/{uuid}',
    screen: '/auth/user/ranking',
    alter: (data) => ({ ...data, depositTotal: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/auth/address/mine',
    screen: '/auth/settings/manage-address',
    alter: (data) => ({ ...data, name: 'ผู้รับที่เปลี่ยน' }),
    sees: (page) => page.locator('input[value="ผู้รับที่เปลี่ยน"]'),
  },
]

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

export const ofSite: ResponseMutation[] = [
  { call: 'GET /api/auth/configuration/list', screen: '/auth/dashboard', alter: pictures, sees: pictured },
  {
    call: 'GET /api/auth/configuration/key',
    screen: '/auth/media/movie',
    alter: (data) => pictures([data])[0],
    sees: pictured,
  },
  {
    call: 'POST /api/auth/setting',
    screen: '/auth/media/promotion',
    alter: (data) => ({ ...data, setting: promotion }),
    sees: 'โบนัส 37%',
  },
  {
    call: 'GET /api/auth/game',
    screen: '/auth/media',
    alter: (list) => each(list, { name: 'กิจกรรมที่เปลี่ยน' }),
    sees: /กิจกรรมที่เปลี่ยน/,
  },
  {
    call: 'GET /api/auth/announcement',
    screen: '/auth/dashboard',
    alter: (list) => each(list, { title: 'ประกาศที่เปลี่ยน' }),
    sees: 'ประกาศที่เปลี่ยน',
  },
]

export const ofGames: ResponseMutation[] = [
  {
    call: 'POST /api/auth/user/game/list',
    screen: '/auth/games/slot/all',
    alter: (data) => ({ ...data, items: each(data.items, { name: 'เกมที่เปลี่ยน' }) }),
    sees: 'เกมที่เปลี่ยน',
  },
  {
    call: 'POST /api/auth/user/games/{gameCate}',
    screen: '/auth/games/category?cat=slot',
    alter: (data) => ({ ...data, items: each(data.items, { name: 'เกมที่เปลี่ยน' }) }),
    sees: 'เกมที่เปลี่ยน',
  },
]
