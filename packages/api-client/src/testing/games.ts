import type { CheckIn, GameEvent } from '../endpoints/gameEvents.ts'
import type { Game, Provider } from '../endpoints/games.ts'
import type { Reward, RewardRequest } from '../endpoints/rewards.ts'
import type { Prize, Wheel } from '../endpoints/wheel.ts'

const now = '2026-11-20T12:00:00+07:00'
const uuid = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'

export const aGame = (change: Partial<Game> = {}): Game => ({
  uuid,
  gameCode: 'SG-001',
  name: 'เสือทอง',
  nameEn: 'Golden Tiger',
  provider: 'SG',
  category: 'slot',
  image: null,
  isHot: false,
  isNew: false,
  status: 'ACTIVE',
  rank: 1,
  isFavourite: false,
  ...change,
})

export const aProvider = (change: Partial<Provider> = {}): Provider => ({
  code: 'SG',
  name: 'Spadegaming',
  image: null,
  status: 'ACTIVE',
  ...change,
})

export const aPrize = (change: Partial<Prize> = {}): Prize => ({
  id: '1',
  label: '50 คะแนน',
  type: 'POINT',
  value: 50,
  image: null,
  ...change,
})

export const aWheel = (change: Partial<Wheel> = {}): Wheel => ({
  uuid,
  name: 'กงล้อนำโชค',
  segments: [
    { ...aPrize(), color: '#FFCA00' },
    { ...aPrize({ id: '2', label: 'ไม่ได้รางวัล', type: 'NONE', value: 0 }), color: '#222222' },
  ],
  spinLeft: 2,
  spinMax: 3,
  cost: null,
  ...change,
})

export const aReward = (change: Partial<Reward> = {}): Reward => ({
  uuid,
  categoryId: 1,
  name: 'เสื้อยืด',
  detail: 'เสื้อยืดลายแสงทอง',
  image: null,
  point: 100,
  stock: 5,
  needAddress: true,
  status: 'ACTIVE',
  ...change,
})

export const aRewardRequest = (change: Partial<RewardRequest> = {}): RewardRequest => ({
  uuid: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc',
  order: null,
  reward: aReward(),
  userUuid: '11111111-1111-4111-8111-111111111111',
  status: 'PENDING',
  address: null,
  trackingNo: null,
  createdAt: now,
  ...change,
})

export const aGameEvent = (change: Partial<GameEvent> = {}): GameEvent => ({
  uuid,
  type: 'FLIP_CARD',
  name: 'เปิดไพ่',
  image: null,
  isActive: true,
  playLeft: 1,
  cost: null,
  cards: 9,
  prizes: [aPrize()],
  earnedBy: 'ฝากครบ 500 บาทต่อวัน',
  ...change,
})

export const aCheckIn = (day: number, change: Partial<CheckIn> = {}): CheckIn => ({
  uuid,
  json: { day },
  value: 5,
  game_value: 5,
  createdAt: now,
  ...change,
})
