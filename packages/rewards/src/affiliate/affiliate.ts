import {
  affiliateBonusKey,
  affiliateCodeKey,
  affiliateLogKey,
  creditKey,
  downlineBonusKey,
  downlineKey,
  getAffiliateBonus,
  getAffiliateCode,
  getDownline,
  listAffiliateLog,
  listDownlineBonus,
  orderAtom,
  RESET,
  withdrawAffiliate,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import { isBackwards, lastDays, type Period } from '../period/period.ts'
import { greatestFirst } from './greatestFirst.ts'

/** Code, link and the balance that may be taken: the authority for it. */
export const affiliateCodeAtom = atomWithQuery(() => ({
  queryKey: affiliateCodeKey,
  queryFn: ({ signal }) => getAffiliateCode(signal),
  refetchOnWindowFocus: 'always' as const,
}))

/** What was earned ever, and the least that is paid out. */
export const affiliateBonusAtom = atomWithQuery(() => ({
  queryKey: affiliateBonusKey,
  queryFn: ({ signal }) => getAffiliateBonus(signal),
}))

/** Who joined through the member, the latest first. */
export const downlineAtom = atomWithQuery(() => ({
  queryKey: downlineKey,
  queryFn: ({ signal }) => getDownline(signal),
  select: ({ downline_users }: Awaited<ReturnType<typeof getDownline>>) =>
    greatestFirst(
      Object.entries(downline_users).map(([username, { name, level, createdAt }]) => ({
        username,
        name,
        level,
        createdAt,
      })),
      ({ createdAt }) => Date.parse(createdAt),
    ),
}))

/** The period in the address, put here by the screen. */
export const bonusPeriodAtom = atom<Period | undefined>(undefined)

const asked = (period: Period | undefined) => ({
  enabled: period !== undefined && !isBackwards(period),
  placeholderData: keepPreviousData,
})

/** What each friend brought within the period, the most first. */
export const downlineBonusAtom = atomWithQuery((get) => {
  const period = get(bonusPeriodAtom)
  return {
    queryKey: [...downlineBonusKey, period],
    queryFn: ({ signal }) => listDownlineBonus(period!, signal),
    select: ({ total_bonus, downline_users }: Awaited<ReturnType<typeof listDownlineBonus>>) => ({
      total_bonus,
      friends: greatestFirst(
        Object.entries(downline_users).map(([username, { bonus, turnover }]) => ({
          username,
          bonus,
          turnover,
        })),
        ({ bonus }) => bonus,
      ),
    }),
    ...asked(period),
  }
})

/** The same day by day, page by page, and what was taken of it. */
export const affiliateLogAtom = atomWithInfiniteQuery((get) => {
  const period = get(bonusPeriodAtom)
  return {
    queryKey: [...affiliateLogKey, 'af', 'pages', period],
    queryFn: ({ pageParam, signal }) => {
      const page = Number(pageParam)
      return listAffiliateLog({ type: 'af', ...period!, ...(page > 1 && { page }) }, signal)
    },
    initialPageParam: 1,
    getNextPageParam: ({ items, total }, pages) =>
      items.length > 0 && pages.reduce((read, page) => read + page.items.length, 0) < total
        ? pages.length + 1
        : undefined,
    ...asked(period),
  }
})

/** Takes affiliate earnings into the credit; a double press is one transfer. */
export const withdrawAffiliateAtom = orderAtom(
  'withdraw-affiliate',
  (amount: number, order) => withdrawAffiliate({ amount, type: 'af' }, order),
  {
    refresh: [creditKey, affiliateCodeKey, affiliateBonusKey, affiliateLogKey],
    find: async ({ key }) => {
      const { payouts } = await listAffiliateLog({ type: 'af', ...lastDays(Date.now()) })
      return payouts.find(({ order }) => order === key)
    },
  },
)

/** What was said of a settled order is not said again on the next visit; what nobody knows yet stays. */
export const leaveWithdrawAffiliateAtom = atom(null, (get, set) => {
  if (get(withdrawAffiliateAtom).status !== 'uncertain') void set(withdrawAffiliateAtom, RESET)
})
