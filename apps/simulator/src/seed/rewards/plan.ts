import type { InferInsertModel } from 'drizzle-orm'
import { mix, paintsOf, type Paints } from '../art/paints.ts'
import { type CheckInRules, type eventPrizes, type gameEvents } from '@member/api/importing'

type Prize = Omit<InferInsertModel<typeof eventPrizes>, 'uuid' | 'eventUuid' | 'rewardUuid' | 'rank'> & {
  item?: string
}
export type Planned = InferInsertModel<typeof gameEvents> & { prizes: Prize[] }

const file = (name: string) => `/files/prize/${name}.svg`
const baht = (amount: number, weight: number, color: string): Prize => ({
  label: `${amount} บาท`,
  english: { label: `฿${amount}` },
  type: 'CREDIT',
  value: BigInt(amount) * 100n,
  image: file('coins'),
  weight,
  color,
})
const points = (amount: number, weight: number, color: string): Prize => ({
  label: `${amount} คะแนน`,
  english: { label: `${amount} points` },
  type: 'POINT',
  value: BigInt(amount),
  image: file('points'),
  weight,
  color,
})
const thing = (
  label: string,
  english: string,
  item: string,
  weight: number,
  color: string,
  image = item,
): Prize => ({
  label,
  english: { label: english },
  type: 'ITEM',
  item,
  image: file(image),
  weight,
  color,
})
const nothing = (weight: number, color: string): Prize => ({
  label: 'ไม่ได้รางวัล',
  english: { label: 'No prize' },
  type: 'NONE',
  weight,
  color,
})

export const checkInRules: CheckInRules = {
  streak: [5, 5, 10, 10, 15, 15, 40],
  special: [
    { day: 1, extra: 20 },
    { day: 15, extra: 20 },
    { day: 0, extra: 50 },
  ],
}

export function plannedEvents(look: Parameters<typeof paintsOf>[0]): Planned[] {
  const { brand, deep, isDark }: Paints = paintsOf(look)
  const night = isDark ? '#1d2130' : '#20364a'
  const [rose, sea, violet, slate] = ['#d8325c', '#1f7fc0', '#6d43d6', '#474d5e']
  return [
    {
      type: 'WHEEL',
      name: 'กงล้อนำโชค',
      image: '/files/event/wheel.svg',
      depositPerPlay: 50_000n,
      playMax: 20,
      earnedBy: 'ทุก 500\u00a0บาท ในการฝากครั้งเดียว ได้\u00a01\u00a0ครั้ง',
      english: {
        name: 'Prize wheel',
        earnedBy: '1 spin per ฿500 in a single deposit',
      },
      rank: 1,
      prizes: [
        baht(10, 1_800, brand),
        points(50, 2_600, night),
        thing('หมวกกันน็อก', 'Helmet', 'prize-helmet', 20, rose, 'helmet'),
        nothing(2_700, slate),
        baht(50, 600, sea),
        points(100, 1_400, night),
        thing('ทองครึ่งสลึง', 'Half-salueng gold', 'prize-gold', 3, brand, 'gold-bar'),
        baht(500, 60, violet),
      ],
    },
    {
      type: 'FLIP_CARD',
      name: 'เปิดไพ่ลุ้นรางวัล',
      image: '/files/event/flip-card.svg',
      cards: 9,
      depositPerPlay: 30_000n,
      playMax: 10,
      earnedBy: 'ทุก 300\u00a0บาท ในการฝากครั้งเดียว ได้\u00a01\u00a0ครั้ง เก็บได้สูงสุด 10\u00a0ครั้ง',
      english: {
        name: 'Card flip',
        earnedBy: '1 flip per ฿300 in a single deposit, up to 10 flips kept',
      },
      rank: 2,
      prizes: [
        baht(5, 2_600, brand),
        baht(20, 900, sea),
        baht(100, 120, rose),
        points(20, 2_600, night),
        points(50, 1_200, night),
        points(200, 150, violet),
        nothing(2_400, deep),
      ],
    },
    {
      type: 'FLIP_CARD_REWARD',
      name: 'เปิดไพ่ลุ้นของรางวัล',
      image: '/files/event/flip-card-reward.svg',
      cards: 6,
      cost: 50,
      boughtPerDay: 3,
      playMax: 5,
      earnedBy: 'วันละไม่เกิน 3 ครั้ง',
      english: {
        name: 'Flip for rewards',
        earnedBy: 'Up to 3 flips a day',
      },
      rank: 3,
      prizes: [
        points(30, 4_200, night),
        points(80, 1_500, violet),
        thing('หมวกแก๊ป', 'Cap', 'cap', 260, brand),
        thing('แก้วเก็บความเย็น', 'Tumbler', 'tumbler', 260, sea),
        thing('เสื้อยืด', 'T-shirt', 'shirt', 200, rose),
        thing('กระเป๋าเป้', 'Backpack', 'backpack', 40, deep),
        thing('หูฟังไร้สาย', 'Wireless earbuds', 'earbuds', 6, mix(brand, '#ffffff', 0.3)),
      ],
    },
    {
      type: 'CHECK_IN',
      name: 'เช็กอินรายวัน',
      image: '/files/event/check-in.svg',
      rules: checkInRules,
      earnedBy: 'วันละครั้ง ตัดวันเวลาเที่ยงคืน วันที่ 1 วันที่ 15 และวันสิ้นเดือนได้เพิ่ม',
      english: {
        name: 'Daily check-in',
        earnedBy: 'Once a day until midnight. More on the 1st, the 15th and the last day of the month.',
      },
      rank: 4,
      prizes: [],
    },
  ]
}
