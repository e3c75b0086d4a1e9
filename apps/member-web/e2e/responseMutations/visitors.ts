import { type ResponseMutation, each, pictured, pictures, promotion } from './responseMutation.ts'

export const forVisitors: ResponseMutation[] = [
  {
    call: 'GET /api/setting',
    screen: '/contact',
    alter: (data) => ({ ...data, setting: { line: { ...data.setting.line, line1: { id: '@changed' } } } }),
    sees: '@changed',
  },
  {
    call: 'GET /api/setting',
    screen: '/promotion',
    alter: (data) => ({ ...data, promotion }),
    sees: 'โบนัส 37%',
  },
  {
    call: 'GET /api/setting/operational/website',
    screen: '/login',
    alter: () => ({ websiteStatus: 'MA', message: 'ปิดอย่างที่เปลี่ยน' }),
    sees: 'ปิดอย่างที่เปลี่ยน',
  },
  { call: 'GET /api/configuration', screen: '/', alter: pictures, sees: pictured },
  {
    call: 'GET /api/announcement',
    screen: '/',
    alter: (list) => each(list, { title: 'ประกาศที่เปลี่ยน' }),
    sees: 'ประกาศที่เปลี่ยน',
  },
  {
    call: 'GET /api/deposit',
    screen: '/',
    alter: (list) => each(list, { amount: 7654.32 }),
    sees: /7,654\.32/,
  },
  {
    call: 'GET /api/withdraw/history',
    screen: '/',
    alter: (list) => each(list, { amount: 8765.43 }),
    sees: /8,765\.43/,
  },
  {
    call: 'GET /api/user/inviter/{afCode}',
    screen: '/aff/demo1234',
    alter: (data) => ({ ...data, name: 'ผู้แนะนำที่เปลี่ยน' }),
    sees: /ผู้แนะนำที่เปลี่ยน/,
  },
]
