import {
  affiliateLogKey,
  affiliateLogQuery,
  creditKey,
  listAffiliateLog,
  queryAtom,
  withdrawAffiliate,
} from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { commandAtom, leaveCommandsAtom } from '@member/commands'
import { atom } from 'jotai'
import { isBackwards, lastDays, noPeriod, type Period } from '../period/period.ts'

export const netPeriodAtom = atom<Period | undefined>(undefined)

export const winLossAtom = queryAtom((get) => {
  const period = get(netPeriodAtom)
  return {
    ...affiliateLogQuery({ type: 'wl', ...(period ?? noPeriod) }),
    enabled: period !== undefined && !isBackwards(period),
  }
})

/** Claims the refund of yesterday's loss (baht), once even from several tabs. */
export const claimRefundAtom = commandAtom(
  'claim-refund',
  (amount: number, command) => withdrawAffiliate({ amount, type: 'wl' }, command),
  {
    refresh: [creditKey, affiliateLogKey],
    find: async ({ key }) => {
      const { payouts } = await listAffiliateLog({ type: 'wl', ...lastDays(serverNow()) })
      return payouts.find(({ order }) => order === key)
    },
  },
)

/** Clears the message of a claim with a known outcome; an unknown outcome stays. */
export const leaveRefundAtom = leaveCommandsAtom(claimRefundAtom)
