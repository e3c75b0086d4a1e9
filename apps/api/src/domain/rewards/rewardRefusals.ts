import { Refusal } from '../../http/refusals.ts'
import { t } from './words.ts'

export const rewardRefusals = {
  points: (cost: number, point: number) =>
    new Refusal(422_401, 'REWARD_POINTS', t.points({ cost, point }), { data: { cost, point } }),
  stock: () => new Refusal(422_402, 'REWARD_STOCK', t.stock),
  address: () => new Refusal(422_403, 'ADDRESS_MISSING', t.address),
}
