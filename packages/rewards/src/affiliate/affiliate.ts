import {
  affiliateBonusKey,
  affiliateBonusQuery,
  affiliateCodeKey,
  affiliateCodeQuery,
  affiliateLogKey,
  affiliateLogPagesQuery,
  creditKey,
  type Downline,
  type DownlineBonus,
  downlineBonusQuery,
  downlineQuery,
  infiniteQueryAtom,
  keptAmountAtom,
  listAffiliateLog,
  orderAtom,
  queryAtom,
  RESET,
  withdrawAffiliate,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { isBackwards, lastDays, noPeriod, type Period } from '../period/period.ts'
import { greatestFirst } from './greatestFirst.ts'

/** Code, link and the balance that may be taken: the authority for it. */
export const affiliateCodeAtom = queryAtom(() => ({
  ...affiliateCodeQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

/** What was earned ever, and the least that is paid out. */
export const affiliateBonusAtom = queryAtom(affiliateBonusQuery)

/** Who joined through the member, the latest first. */
export const downlineAtom = queryAtom(() => ({
  ...downlineQuery(),
  select: ({ downline_users }: Downline) =>
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
export const downlineBonusAtom = queryAtom((get) => {
  const period = get(bonusPeriodAtom)
  return {
    ...downlineBonusQuery(period ?? noPeriod),
    select: ({ total_bonus, downline_users }: DownlineBonus) => ({
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
export const affiliateLogAtom = infiniteQueryAtom((get) => {
  const period = get(bonusPeriodAtom)
  return { ...affiliateLogPagesQuery({ type: 'af', ...(period ?? noPeriod) }), ...asked(period) }
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

/** What the member typed to take, there again after a look elsewhere. */
export const typedEarningsAtom = keptAmountAtom('earnings')
