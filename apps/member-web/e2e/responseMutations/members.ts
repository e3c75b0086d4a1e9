import { type ResponseMutation } from './responseMutation.ts'

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
