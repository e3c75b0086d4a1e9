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
  listAffiliateLog,
  queryAtom,
  withdrawAffiliate,
} from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { amountDraftAtom, commandAtom, leaveCommandsAtom } from '@member/commands'
import { atom } from 'jotai'
import { isBackwards, lastDays, noPeriod, type Period } from '../period/period.ts'

/** Returns a copy sorted by `of`, highest first. */
const greatestFirst = <Item>(items: Item[], of: (item: Item) => number): Item[] =>
  // oxlint-disable-next-line unicorn/no-array-sort -- of a list of its own
  [...items].sort((a, b) => of(b) - of(a))

/** The member's affiliate code, number of friends and earnings. */
export const affiliateCodeAtom = queryAtom(() => ({
  ...affiliateCodeQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

export const affiliateBonusAtom = queryAtom(affiliateBonusQuery)

/** Members who joined through this member, newest first. */
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

export const bonusPeriodAtom = atom<Period | undefined>(undefined)

const asked = (period: Period | undefined) => ({
  enabled: period !== undefined && !isBackwards(period),
})

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

export const affiliateLogAtom = infiniteQueryAtom((get) => {
  const period = get(bonusPeriodAtom)
  return { ...affiliateLogPagesQuery({ type: 'af', ...(period ?? noPeriod) }), ...asked(period) }
})

/** Pays affiliate earnings (baht) into the credit, once even after a double press. */
export const withdrawAffiliateAtom = commandAtom(
  'withdraw-affiliate',
  (amount: number, command) => withdrawAffiliate({ amount, type: 'af' }, command),
  {
    refresh: [creditKey, affiliateCodeKey, affiliateBonusKey, affiliateLogKey],
    find: async ({ key }) => {
      const { payouts } = await listAffiliateLog({ type: 'af', ...lastDays(serverNow()) })
      return payouts.find(({ order }) => order === key)
    },
  },
)

/** Clears the message of a payout with a known outcome; an unknown outcome stays. */
export const leaveWithdrawAffiliateAtom = leaveCommandsAtom(withdrawAffiliateAtom)

/** Amount (baht) of the last payout that was sent. */
export const sentEarningsAtom = atom(0)

export const typedEarningsAtom = amountDraftAtom('earnings')

/** Masks a username: "friend0" becomes "fr•••d0", and a short one keeps only its first letter. */
export const maskedUsername = (username: string): string =>
  username.length > 4 ? `${username.slice(0, 2)}•••${username.slice(-2)}` : `${username.slice(0, 1)}•••`
