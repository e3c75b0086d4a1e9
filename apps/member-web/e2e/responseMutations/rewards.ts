import { type ResponseMutation, each, prizes, requests, type Data } from './responseMutation.ts'

export const ofRewards: ResponseMutation[] = [
  {
    call: 'POST /api/auth/reward',
    screen: '/auth/reward',
    alter: (data) => ({ ...data, items: each(data.items, { name: 'รางวัลให้แลกที่เปลี่ยน' }) }),
    sees: 'รางวัลให้แลกที่เปลี่ยน',
  },
  {
    call: 'POST /api/auth/reward/request/history',
    screen: '/auth/reward',
    alter: requests,
    sees: 'ของที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/wheel',
    screen: '/auth/media/wheel',
    alter: (data) => ({ ...data, spinLeft: 4242, spinMax: 4242 }),
    sees: /4,242/,
  },
  { call: 'POST /api/auth/wheel/log', screen: '/auth/media/wheel', alter: prizes, sees: /รางวัลที่เปลี่ยน/ },
  {
    call: 'GET /api/auth/game/flip-card/logs',
    screen: '/auth/media/flip-card',
    alter: (data) => ({ ...data, items: prizes(data.items) }),
    sees: /รางวัลที่เปลี่ยน/,
  },
  {
    call: 'GET /api/auth/game/reward/request/my',
    screen: '/auth/media/flip-card-reward',
    alter: requests,
    sees: 'ของที่เปลี่ยน',
  },
  {
    call: 'GET /api/auth/game/check-in',
    screen: '/auth/media',
    alter: (data) => ({
      items: data.items.filter((one: Data) => one.json.day !== data.today.day),
      today: { ...data.today, value: 77, checkedIn: false },
      gameLog: null,
    }),
    sees: /77 คะแนน/,
  },
]
