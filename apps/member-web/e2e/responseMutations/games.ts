import { type ResponseMutation, each } from './responseMutation.ts'

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
