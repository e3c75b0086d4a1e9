import { type AffiliateLog, affiliateLogQuery, queryAtom } from '@member/api-client'
import { serverClockAtom } from '@member/api-client/setting'
import { lastDays, noPeriod } from '../period/period.ts'
import { useAtomValue } from 'jotai'

export const refundAtom = queryAtom((get) => {
  const clock = get(serverClockAtom)
  const period = clock && lastDays(clock())
  return {
    ...affiliateLogQuery({ type: 'wl', ...(period ?? noPeriod) }),
    select: ({ items, summary }: AffiliateLog) => ({
      ...summary,
      claimed: items.find(({ date, bonus }) => date === period!.start && bonus > 0)?.bonus,
    }),
    enabled: period !== undefined,
    // The refund changes only at midnight, with the period, and by a claim, which refetches it.
    staleTime: 60_000,
  }
})

/** Returns the refund of yesterday's loss (baht); undefined if none or less than the minimum. */
export const useRefundDue = (): number | undefined => {
  const { data } = useAtomValue(refundAtom)
  return data && data.refundable > 0 && data.refundable >= data.minWithdraw ? data.refundable : undefined
}
