import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtInput, Count, Day, Id, Level, Paging, Time, whole } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Credit } from './credit.ts'

export const AffiliateBonus = v.object({
  total_bonus: Baht,
  withdrawn: Baht,
  minWithdraw: Baht,
  commissionRate: v.optional(v.pipe(v.number(), v.minValue(0))),
})
export type AffiliateBonus = v.InferOutput<typeof AffiliateBonus>

export const affiliateBonusKey = ['affiliate', 'bonus'] as const
export const affiliateBonusCall = {
  method: 'GET',
  path: '/api/auth/affiliate/bonus/:username',
  answer: AffiliateBonus,
} as const
export const getAffiliateBonus = (signal?: AbortSignal) => send(affiliateBonusCall, { signal })

export const affiliateBonusQuery = () => ({
  queryKey: affiliateBonusKey,
  queryFn: ({ signal }: Asked) => getAffiliateBonus(signal),
})

/** Members whom this member invited, by username; names are masked. */
export const Downline = v.object({
  downline_users: v.record(v.string(), v.object({ name: v.string(), level: Level, createdAt: Time })),
})
export type Downline = v.InferOutput<typeof Downline>

export const downlineKey = ['affiliate', 'downline'] as const
export const downlineCall = {
  method: 'GET',
  path: '/api/auth/affiliate/downline/:username',
  answer: Downline,
} as const
export const getDownline = (signal?: AbortSignal) => send(downlineCall, { signal })

export const downlineQuery = () => ({
  queryKey: downlineKey,
  queryFn: ({ signal }: Asked) => getDownline(signal),
})

export const AffiliateCode = v.object({ code: v.string(), balance: Baht, downline: Count, withdraw: Baht })
export type AffiliateCode = v.InferOutput<typeof AffiliateCode>

export const affiliateCodeKey = ['affiliate', 'code'] as const
export const affiliateCodeCall = {
  method: 'GET',
  path: '/api/auth/affiliate/code/:uuid',
  answer: AffiliateCode,
} as const
export const getAffiliateCode = (signal?: AbortSignal) => send(affiliateCodeCall, { signal })

export const affiliateCodeQuery = () => ({
  queryKey: affiliateCodeKey,
  queryFn: ({ signal }: Asked) => getAffiliateCode(signal),
})

/** Source of a payout: `af` for affiliate earnings, `wl` for the refund of losses. */
const AffiliateType = v.picklist(['af', 'wl'])

export const WithdrawAffiliateRequest = v.object({ amount: BahtInput, type: AffiliateType })
export type WithdrawAffiliateRequest = v.InferOutput<typeof WithdrawAffiliateRequest>

export const WithdrawAffiliateAnswer = v.object({ balance: Baht, credit: Credit })
export type WithdrawAffiliateAnswer = v.InferOutput<typeof WithdrawAffiliateAnswer>

export const withdrawAffiliateCall = {
  method: 'POST',
  path: '/api/auth/affiliate/withdraw/:username',
  body: WithdrawAffiliateRequest,
  answer: WithdrawAffiliateAnswer,
  command: true,
  money: true,
} as const
export const withdrawAffiliate = (input: WithdrawAffiliateRequest, command: Command) =>
  send(withdrawAffiliateCall, { body: input, command })

const period = { start: Day, end: Day }

export const DownlineBonusRequest = v.pipe(
  v.object(period),
  v.forward(
    v.check(
      ({ start, end }) => start <= end,
      () => t.field.period,
    ),
    ['end'],
  ),
)
export type DownlineBonusRequest = v.InferOutput<typeof DownlineBonusRequest>

export const DownlineBonus = v.object({
  total_bonus: Baht,
  downline_users: v.record(v.string(), v.object({ bonus: Baht, turnover: Baht })),
})
export type DownlineBonus = v.InferOutput<typeof DownlineBonus>

export const downlineBonusKey = ['affiliate', 'downlineBonus'] as const
export const downlineBonusCall = {
  method: 'POST',
  path: '/api/auth/affiliate/downline/bonus/:username',
  body: DownlineBonusRequest,
  answer: DownlineBonus,
  isRead: true,
} as const
/** Returns the bonus per invited member in a period; both days are included. */
export const listDownlineBonus = (input: DownlineBonusRequest, signal?: AbortSignal) =>
  send(downlineBonusCall, { body: input, signal })

export const downlineBonusQuery = (input: DownlineBonusRequest) => ({
  queryKey: [...downlineBonusKey, input] as const,
  queryFn: ({ signal }: Asked) => listDownlineBonus(input, signal),
})

export const AffiliateLogRequest = v.pipe(
  v.object({ type: AffiliateType, ...period, page: Paging.page, limit: v.optional(whole(400), 400) }),
  v.forward(
    v.check(
      ({ start, end }) => start <= end,
      () => t.field.period,
    ),
    ['end'],
  ),
)
export type AffiliateLogRequest = v.InferOutput<typeof AffiliateLogRequest>
/** Filter of the affiliate log; by default its first page, with 400 rows. */
type AffiliateLogFilter = v.InferInput<typeof AffiliateLogRequest>

export const AffiliateLog = v.object({
  items: v.array(
    v.object({ date: Day, username: v.nullish(v.string()), bet: Baht, win: Baht, net: Baht, bonus: Baht }),
  ),
  total: Count,
  summary: v.object({
    net: Baht,
    refundRate: v.number(),
    refundable: Baht,
    refundCap: v.nullable(Baht),
    minWithdraw: Baht,
  }),
  /** Payouts to the credit in the period, newest first; `order` is the key of the request. */
  payouts: v.optional(v.array(v.object({ order: v.nullish(Id), amount: Baht, createdAt: Time })), []),
})
export type AffiliateLog = v.InferOutput<typeof AffiliateLog>

export const affiliateLogKey = ['affiliate', 'log'] as const
export const affiliateLogCall = {
  method: 'POST',
  path: '/api/auth/log/affiliate/:username',
  body: AffiliateLogRequest,
  answer: AffiliateLog,
  isRead: true,
} as const
/** Returns stakes, wins and earnings per day, with the claimable amount. */
export const listAffiliateLog = (input: AffiliateLogFilter, signal?: AbortSignal) =>
  send(affiliateLogCall, { body: input, signal })

export const affiliateLogPagesQuery = (input: Omit<AffiliateLogFilter, 'page'>) => ({
  queryKey: [...affiliateLogKey, 'pages', input] as const,
  queryFn: ({ pageParam, signal }: Asked & { pageParam: number }) =>
    listAffiliateLog({ ...input, ...(pageParam > 1 && { page: pageParam }) }, signal),
  initialPageParam: 1,
  getNextPageParam: ({ items, total }: AffiliateLog, pages: AffiliateLog[]) =>
    items.length > 0 && pages.reduce((read, page) => read + page.items.length, 0) < total
      ? pages.length + 1
      : undefined,
})

export const affiliateLogQuery = (input: AffiliateLogFilter) => ({
  queryKey: [...affiliateLogKey, input] as const,
  queryFn: ({ signal }: Asked) => listAffiliateLog(input, signal),
})
