import { type Alteration, each } from './alteration.ts'

export const ofGames: Alteration[] = [
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
