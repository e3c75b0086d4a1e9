import { Refusal } from '../request/refusal.ts'
import { th } from './th.ts'

export const rewardRefusals = {
  points: (cost: number, point: number) =>
    new Refusal(422_401, 'REWARD_POINTS', th.points(cost, point), { data: { cost, point } }),
  stock: () => new Refusal(422_402, 'REWARD_STOCK', th.stock),
  address: () => new Refusal(422_403, 'ADDRESS_MISSING', th.address),
}
