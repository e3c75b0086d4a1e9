import {
  creditKey,
  infiniteQueryAtom,
  listRewardRequests,
  queryAtom,
  requestReward,
  rewardRequestsQuery,
  rewardsKey,
  rewardsQuery,
} from '@member/api-client'
import { commandAtom, RESET } from '@member/commands'
import { atom } from 'jotai'

/** Returns an atom with the rewards of a category, or of all, page by page; null for an unknown one. */
export const shelfOf = (categoryId: string | undefined) => infiniteQueryAtom(() => rewardsQuery(categoryId))

export const requestsAtom = queryAtom(() => ({
  ...rewardRequestsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

/** Buys a reward with points, once even after a double press. */
export const requestRewardAtom = commandAtom('request-reward', requestReward, {
  refresh: [rewardsKey, creditKey],
  about: (rewardUuid) => rewardUuid,
  find: async ({ key }) => {
    const request = (await listRewardRequests()).find(({ order }) => order === key)
    return request && { request }
  },
})

export const leaveRequestAtom = atom(null, (_get, set) => void set(requestRewardAtom, RESET))
