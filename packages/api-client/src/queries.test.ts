import type { QueryKey } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as client from './index.ts'
import { aMember, calls, never, signIn, signOut, mockApi } from './testing.ts'

interface Query {
  queryKey: QueryKey
  queryFn: (asked: { signal: AbortSignal; pageParam: number }) => Promise<unknown>
}

const bank = aMember().user_bank
const period = { start: '2026-11-01', end: '2026-11-22' }

const queries: Record<string, Query> = {
  addressQuery: client.addressQuery(),
  affiliateBonusQuery: client.affiliateBonusQuery(),
  affiliateCodeQuery: client.affiliateCodeQuery(),
  affiliateLogPagesQuery: client.affiliateLogPagesQuery({ type: 'af', ...period }),
  affiliateLogQuery: client.affiliateLogQuery({ type: 'af', ...period }),
  announcementsQuery: client.announcementsQuery(),
  bankAccountNameQuery: client.bankAccountNameQuery(bank),
  categoryGamesQuery: client.categoryGamesQuery('slot'),
  checkBankIdQuery: client.checkBankIdQuery(bank),
  checkInQuery: client.checkInQuery(),
  checkPhoneQuery: client.checkPhoneQuery('0812345678'),
  checkUsernameQuery: client.checkUsernameQuery('somchai'),
  configurationQuery: client.configurationQuery('media.movie.page'),
  configurationsQuery: client.configurationsQuery(),
  creditQuery: client.creditQuery(),
  depositAccountsQuery: client.depositAccountsQuery(bank),
  depositsQuery: client.depositsQuery(),
  downlineBonusQuery: client.downlineBonusQuery(period),
  downlineQuery: client.downlineQuery(),
  favouritesQuery: client.favouritesQuery(),
  flipLogsQuery: client.flipLogsQuery(),
  gameEventsQuery: client.gameEventsQuery(),
  gamesQuery: client.gamesQuery({ gameType: 'slot' }),
  inviterQuery: client.inviterQuery('AF1'),
  ledgerEntryQuery: client.ledgerEntryQuery('an-entry'),
  ledgerQuery: client.ledgerQuery(),
  levelQuery: client.levelQuery(),
  bonusQuery: client.bonusQuery(500),
  breakQuery: client.breakQuery(),
  consentQuery: client.consentQuery(),
  identityQuery: client.identityQuery(),
  limitsQuery: client.limitsQuery(),
  memberAnnouncementsQuery: client.memberAnnouncementsQuery(),
  memberConfigurationsQuery: client.memberConfigurationsQuery(),
  memberQuery: client.memberQuery(),
  memberSettingQuery: client.memberSettingQuery(),
  memberSummaryQuery: client.memberSummaryQuery(),
  myRewardRequestsQuery: client.myRewardRequestsQuery(),
  openWithdrawalsQuery: client.openWithdrawalsQuery(),
  operationQuery: client.operationQuery(),
  realityCheckQuery: client.realityCheckQuery(),
  recentDepositsQuery: client.recentDepositsQuery(),
  recentGamesQuery: client.recentGamesQuery(),
  recentWithdrawalsQuery: client.recentWithdrawalsQuery(),
  spendingQuery: client.spendingQuery(),
  rewardRequestsQuery: client.rewardRequestsQuery(),
  rewardsQuery: client.rewardsQuery(),
  lastLoginQuery: client.lastLoginQuery(),
  sessionsQuery: client.sessionsQuery(),
  settingQuery: client.settingQuery(),
  slipRequestsQuery: client.slipRequestsQuery(),
  wheelLogQuery: client.wheelLogQuery('a-wheel'),
  wheelQuery: client.wheelQuery(),
  withdrawalsQuery: client.withdrawalsQuery(),
  noticesQuery: client.noticesQuery(),
  unreadNoticesQuery: client.unreadNoticesQuery(),
  withdrawProgressQuery: client.withdrawProgressQuery(),
}

beforeEach(() => {
  signIn()
  mockApi(Object.fromEntries(client.calls.map(({ call }) => [`${call.method} ${call.path}`, never()])))
})
afterEach(signOut)

test.each(Object.keys(queries))('%s is cancelled once nobody wants its answer', async (name) => {
  const leaving = new AbortController()
  const { queryFn } = queries[name]!
  const asked = expect(queryFn({ signal: leaving.signal, pageParam: 1 })).rejects.toBeInstanceOf(
    client.Cancelled,
  )
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  leaving.abort()
  await asked
})

test('every read has a key of its own', () => {
  const keys = Object.values(queries).map((query) => JSON.stringify(query.queryKey))
  expect(new Set(keys).size).toBe(keys.length)
})

test('every read of the package is in this list', () => {
  const reads = Object.keys(client).filter((name) => name.endsWith('Query'))
  expect(new Set(reads)).toEqual(new Set(Object.keys(queries)))
})
