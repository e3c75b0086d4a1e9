import {
  aGame,
  aLevel,
  anAnnouncement,
  aPrize,
  aProvider,
  aRecentPayment,
  aWheel,
  type MockAnswers,
} from '@member/api-client/testing'
import { forMembers } from '@member/web/testing/answers'

const names = ['Golden Tiger', 'Blazing Dragon', 'Lucky Rabbit', 'Lion Kingdom', 'Jade Panda', 'Thunder Zeus']
const codes = ['JK', 'AC', 'SG'] as const

const games = Array.from({ length: 18 }, (_, n) => {
  const name = names[n % names.length] ?? ''
  return aGame({
    uuid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    gameCode: `G${n}`,
    name,
    nameEn: name,
    provider: codes[n % codes.length] ?? 'JK',
  })
})

const announcements = [
  anAnnouncement({ uuid: 'm1', type: 'MARQUEE', title: 'ตรวจสอบเลขที่บัญชีทุกครั้งก่อนโอน' }),
  anAnnouncement({ uuid: 'b1', type: 'BANNER', title: 'ฝากด้วยสลิป รู้ผลทันที' }),
]

const payments = [500, 1200, 300, 2500].map((amount, n) =>
  aRecentPayment({ username: `dem****${n}`, amount }),
)

const segments = [100, 20, 50, 1000, 10, 500].map((value, n) =>
  Object.assign(aPrize({ id: `s${n}`, label: `เครดิต ${value} บาท`, type: 'CREDIT', value }), {
    color: ['#c2410c', '#1d2740', '#b7791f'][n % 3] ?? '#1d2740',
  }),
)

export const answers: MockAnswers = {
  ...forMembers,
  'GET /api/announcement': announcements,
  'GET /api/auth/announcement': announcements,
  'GET /api/deposit': payments,
  'GET /api/withdraw/history': payments,
  'GET /api/auth/user/level/:uuid': aLevel(),
  'POST /api/auth/user/game/list': { items: games, total: games.length, page: 1, limit: 20 },
  'POST /api/auth/user/games/:gameCate': {
    items: games,
    total: games.length,
    providers: codes.map((code) => aProvider({ code, name: code })),
  },
  'GET /api/auth/wheel': aWheel({ segments, spinLeft: 3, spinMax: 5 }),
}
