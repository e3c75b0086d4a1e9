import {
  creditKey,
  listRewardRequests,
  listRewards,
  orderAtom,
  requestReward,
  RESET,
  rewardRequestsKey,
  rewardsKey,
  type ListRewardsAnswer,
} from '@member/api-client'
import { atom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import { orNull } from '../orNull.ts'

/** What points buy in a category, or in all, page by page; null where there is no such category. */
export const shelfOf = (categoryId: string | undefined) =>
  atomWithInfiniteQuery(() => ({
    queryKey: [...rewardsKey, 'shelf', categoryId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      orNull(listRewards({ page: pageParam, ...(categoryId !== undefined && { categoryId }) }, signal)),
    initialPageParam: 1,
    getNextPageParam: (last: ListRewardsAnswer | null, pages: (ListRewardsAnswer | null)[]) => {
      const shown = pages.reduce((sum, page) => sum + (page?.items.length ?? 0), 0)
      return last && last.items.length > 0 && shown < last.total ? pages.length + 1 : undefined
    },
  }))

/** What the member has asked for, and how far it has come. */
export const requestsAtom = atomWithQuery(() => ({
  queryKey: rewardRequestsKey,
  queryFn: ({ signal }) => listRewardRequests(signal),
  refetchOnWindowFocus: 'always' as const,
}))

/** Buys a reward with points; a double press is one request. A lost answer is found in the history. */
export const requestRewardAtom = orderAtom('request-reward', requestReward, {
  refresh: [rewardsKey, creditKey],
  about: (rewardUuid) => rewardUuid,
  find: async ({ key }) => {
    const request = (await listRewardRequests()).find(({ order }) => order === key)
    return request && { request }
  },
})

/** Puts away what was said of the last request; what nobody knows yet is looked for at the next press. */
export const leaveRequestAtom = atom(null, (_get, set) => void set(requestRewardAtom, RESET))
