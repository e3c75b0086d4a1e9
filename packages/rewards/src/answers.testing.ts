import { type AnyPrize, type FlipLog, Prize, type Reward, type RewardRequest } from '@member/api-client'
import {
  aCheckIn,
  aCredit,
  aGameEvent,
  aList,
  anAddress,
  aPrize,
  aReward,
  aRewardRequest,
  aWheel,
  mockMember,
} from '@member/api-client/testing'

export const call = {
  credit: 'POST /api/auth/user/getCredit/:username',
  address: 'GET /api/auth/address/mine',
  rewards: 'POST /api/auth/reward',
  request: 'POST /api/auth/reward/request',
  requests: 'POST /api/auth/reward/request/history',
  events: 'GET /api/auth/game',
  wheel: 'GET /api/auth/wheel',
  spin: 'POST /api/auth/wheel/reward',
  wheelLog: 'POST /api/auth/wheel/log',
  flip: 'POST /api/auth/game/flip-card/random-reward',
  flipLogs: 'GET /api/auth/game/flip-card/logs',
  flipReward: 'POST /api/auth/game/flip-card-reward/random',
  mine: 'GET /api/auth/game/reward/request/my',
  month: 'GET /api/auth/game/check-in',
  checkIn: 'POST /api/auth/game/check-in',
} as const

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const at = (n: number) => new Date(Date.parse('2026-11-20T14:05:00+07:00') - n * 7 * 3_600_000).toISOString()

export const prizes = {
  credit: aPrize({ id: 'credit', label: 'เครดิต 100 บาท', type: 'CREDIT', value: 100 }),
  point: aPrize({ id: 'point', label: '50 คะแนน', type: 'POINT', value: 50 }),
  item: aPrize({ id: 'item', label: 'เสื้อยืดลายแสงทอง', type: 'ITEM', value: 1 }),
  none: aPrize({ id: 'none', label: 'ไม่ได้รางวัล', type: 'NONE', value: 0 }),
}

/** The prizes with chances, each half as likely as the one after it; the first is out of stock. */
export const withChances = <P extends AnyPrize>(all: readonly P[]): P[] =>
  all.map((prize, n) => Object.assign({}, prize, { chance: n === 0 ? 0 : 0.5 ** (all.length - n) }))

/** One prize of each type. */
export const eachPrize = Prize.entries.type.options.map(
  (type) =>
    Object.values(prizes).find((prize) => prize.type === type) ??
    aPrize({ id: type, label: type, type, value: 1 }),
)

const many: [label: string, type: Prize['type'], value: number, color: string][] = [
  ['เครดิต 1,000 บาท', 'CREDIT', 1000, '#c2410c'],
  ['20 คะแนน', 'POINT', 20, '#1d2740'],
  ['เครดิต 50 บาท', 'CREDIT', 50, '#b7791f'],
  ['ไม่ได้รางวัล', 'NONE', 0, '#2b3147'],
  ['ร่มพับลายแสงทอง', 'ITEM', 1, '#0f766e'],
  ['100 คะแนน', 'POINT', 100, '#1d2740'],
  ['เครดิต 20 บาท', 'CREDIT', 20, '#7c3aed'],
  ['ไม่ได้รางวัล', 'NONE', 0, '#2b3147'],
]

export const wheel = aWheel({
  segments: many.map(([label, type, value, color], n) =>
    Object.assign(aPrize({ id: `s${n}`, label, type, value }), { color }),
  ),
  spinLeft: 3,
  spinMax: 5,
})

export const someLogs = (count: number): FlipLog[] =>
  Array.from({ length: count }, (_, n) => ({
    uuid: id(n),
    order: id(900 + n),
    prize: eachPrize[n % eachPrize.length]!,
    createdAt: at(n),
  }))

const goods: [name: string, detail: string, point: number, stock: number, needAddress: boolean][] = [
  ['สร้อยคอทองคำ 1 สลึง', 'ทองคำแท้ 96.5% พร้อมใบรับประกัน', 48_000, 2, true],
  ['หูฟังไร้สาย', 'เชื่อมต่อบลูทูธ ตัดเสียงรบกวน รับประกัน 1 ปี', 3200, 14, true],
  ['เครดิต 50 บาท', 'เข้าเครดิตทันที ไม่ต้องทำยอดเทิร์น', 100, 999, false],
  ['เสื้อยืดแสงทอง', 'ผ้าฝ้าย ไซซ์ฟรีไซซ์', 80, 5, true],
  ['แก้วเก็บความเย็น', 'ขนาด 20 ออนซ์', 110, 0, true],
]

export const someGoods: Reward[] = goods.map(([name, detail, point, stock, needAddress], n) =>
  aReward({ uuid: id(300 + n), categoryId: (n % 2) + 1, name, detail, point, stock, needAddress }),
)

const statuses = ['SHIPPED', 'APPROVED', 'PENDING', 'REJECTED'] as const

export const someRequests = (count: number): RewardRequest[] =>
  Array.from({ length: count }, (_, n) => {
    const status = statuses[n % 4]!
    return aRewardRequest({
      uuid: id(500 + n),
      order: id(600 + n),
      reward: someGoods[n % someGoods.length]!,
      status,
      address: anAddress(),
      trackingNo: status === 'SHIPPED' ? 'TH0199123456A' : null,
      remark: status === 'REJECTED' ? 'ที่อยู่จัดส่งไม่ครบถ้วน' : null,
      createdAt: at(n),
    })
  })

export const cards = aGameEvent({
  name: 'เปิดไพ่ลุ้นรางวัล',
  playLeft: 2,
  cards: 6,
  prizes: [prizes.credit, prizes.point, prizes.none],
})

export const goodsCards = aGameEvent({
  uuid: id(7),
  type: 'FLIP_CARD_REWARD',
  name: 'เปิดไพ่ลุ้นของ',
  playLeft: 1,
  cards: 6,
  prizes: [prizes.item, prizes.none],
})

export const month = {
  items: [16, 17, 18, 19].map((day) => aCheckIn(day, { uuid: id(day), value: 5, game_value: 5 })),
  today: { date: '2026-11-20', day: 20, value: 10, checkedIn: false },
  gameLog: null,
}

export const monthDone = {
  items: [...month.items, aCheckIn(20, { uuid: id(20), value: 10, game_value: 10 })],
  today: { ...month.today, checkedIn: true },
  gameLog: { id: id(20), gameValue: 10, gameValueTomorrow: 15 },
}

export const answers = {
  [call.credit]: aCredit(),
  [call.address]: anAddress(),
  [call.rewards]: {
    categories: [
      { id: 1, name: 'เครดิตและทอง' },
      { id: 2, name: 'ของใช้' },
    ],
    items: someGoods,
    total: someGoods.length,
    point: 120,
  },
  [call.requests]: someRequests(4),
  [call.events]: [
    aGameEvent({ uuid: id(1), type: 'WHEEL', name: 'กงล้อนำโชค', playLeft: 3 }),
    cards,
    goodsCards,
    aGameEvent({ uuid: id(4), type: 'CHECK_IN', name: 'เช็กอินรายวัน', playLeft: 1 }),
  ],
  [call.wheel]: wheel,
  [call.wheelLog]: someLogs(5),
  [call.flipLogs]: aList(
    someLogs(5).map((log, n) => Object.assign(log, { eventName: (n % 2 ? goodsCards : cards).name })),
  ),
  [call.mine]: someRequests(3),
  [call.month]: month,
}

export const mocked = mockMember(answers)

export const nextLinks = {
  play: '/auth/games',
  history: '/auth/transaction/history',
  rewards: '/auth/reward',
}
