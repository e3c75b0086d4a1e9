import {
  creditKey,
  infiniteQueryAtom,
  listRewardRequests,
  queryAtom,
  requestReward,
  rewardRequestsQuery,
  rewardsKey,
  rewardsQuery,
  type Command,
  type RequestRewardRequest,
} from '@member/api-client'
import { commandAtom, RESET } from '@member/commands'
import { atom } from 'jotai'

/** Returns an atom with the rewards of a category, or of all, page by page; null for an unknown one. */
export const shelfOf = (categoryId: string | undefined) => infiniteQueryAtom(() => rewardsQuery(categoryId))

export const requestsAtom = queryAtom(() => ({
  ...rewardRequestsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

const request = (
  { rewardUuid, price }: Pick<RequestRewardRequest, 'rewardUuid' | 'price'>,
  command: Command,
) => requestReward(rewardUuid, command, price)

/** Buys a reward with points, once even after a double press. */
export const requestRewardAtom = commandAtom('request-reward', request, {
  refresh: [rewardsKey, creditKey],
  about: ({ rewardUuid }) => rewardUuid,
  find: async ({ key }) => {
    const found = (await listRewardRequests()).find(({ order }) => order === key)
    return found && { request: found }
  },
})

export const leaveRequestAtom = atom(null, (_get, set) => void set(requestRewardAtom, RESET))
