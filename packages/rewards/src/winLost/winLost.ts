import {
  type AffiliateLog,
  affiliateLogKey,
  affiliateLogQuery,
  creditKey,
  listAffiliateLog,
  orderAtom,
  queryAtom,
  RESET,
  withdrawAffiliate,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { clockAtom, isBackwards, lastDays, noPeriod, type Period } from '../period/period.ts'

/** Yesterday and today: the refund there is, and whether it was taken. */
export const refundAtom = queryAtom((get) => {
  const clock = get(clockAtom)
  const period = clock && lastDays(clock())
  return {
    ...affiliateLogQuery({ type: 'wl', ...(period ?? noPeriod) }),
    select: ({ items, summary }: AffiliateLog) => ({
      ...summary,
      claimed: items.find(({ date, bonus }) => date === period!.start && bonus > 0)?.bonus,
    }),
    enabled: period !== undefined,
    refetchOnWindowFocus: 'always' as const,
  }
})

/** The period in the address, put here by the screen. */
export const netPeriodAtom = atom<Period | undefined>(undefined)

/** The member's days within the period, and what they came to. */
export const winLossAtom = queryAtom((get) => {
  const period = get(netPeriodAtom)
  return {
    ...affiliateLogQuery({ type: 'wl', ...(period ?? noPeriod) }),
    enabled: period !== undefined && !isBackwards(period),
    placeholderData: keepPreviousData,
  }
})

/** Takes the refund of yesterday's loss into the credit: all of it, once, from however many tabs. */
export const claimRefundAtom = orderAtom(
  'claim-refund',
  (amount: number, order) => withdrawAffiliate({ amount, type: 'wl' }, order),
  {
    refresh: [creditKey, affiliateLogKey],
    find: async ({ key }) => {
      const { payouts } = await listAffiliateLog({ type: 'wl', ...lastDays(Date.now()) })
      return payouts.find(({ order }) => order === key)
    },
  },
)

/** What was said of a settled order is not said again on the next visit; what nobody knows yet stays. */
export const leaveRefundAtom = atom(null, (get, set) => {
  if (get(claimRefundAtom).status !== 'uncertain') void set(claimRefundAtom, RESET)
})
