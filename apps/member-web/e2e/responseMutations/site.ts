import { type ResponseMutation, each, pictured, pictures, promotion } from './responseMutation.ts'

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
