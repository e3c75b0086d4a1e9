import { type Entries, exampleCommand, me, some } from '../client/entry.ts'
import { aCredit, anAddress } from '../testing/builders.ts'
import { aReward, aRewardRequest } from '../testing/games.ts'
import {
  listRewardRequests,
  listRewards,
  requestReward,
  requestRewardCall,
  rewardRequestsCall,
  rewardsCall,
} from './rewards.ts'

const credit = aCredit()

export const rewardsEntries = {
  listRewards: {
    call: rewardsCall,
    row: '31',
    from: 'reward',
    run: () => listRewards({ categoryId: 1, page: 1 }),
    sends: 'POST /api/auth/reward',
    body: { categoryId: 1, page: 1 },
    answer: { categories: [{ id: 1, name: 'เสื้อผ้า' }], items: [aReward()], total: 1, point: 120 },
  },
  requestReward: {
    call: requestRewardCall,
    row: '32',
    from: 'reward',
    run: () => requestReward(some, exampleCommand),
    sends: 'POST /api/auth/reward/request',
    body: { userUuid: me, rewardUuid: some },
    answer: { request: aRewardRequest(), credit },
  },
  listRewardRequests: {
    call: rewardRequestsCall,
    row: '33',
    from: 'reward',
    run: () => listRewardRequests(),
    sends: 'POST /api/auth/reward/request/history',
    body: { userUuid: me },
    answer: [aRewardRequest({ address: anAddress() })],
  },
} as const satisfies Entries
