import type { QueryKey } from '@tanstack/query-core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls as entries } from './calls.ts'
import * as client from './index.ts'
import { aMember, calls, never, signIn, signOut, mockApi } from './testing/index.ts'

interface Query {
  queryKey: QueryKey
  queryFn: (asked: { signal: AbortSignal; pageParam: number }) => Promise<unknown>
}

const bank = aMember().user_bank
const period = { start: '2026-11-01', end: '2026-11-22' }

const about: Readonly<Record<string, unknown>> = {
  affiliateLogPagesQuery: { type: 'af', ...period },
  affiliateLogQuery: { type: 'af', ...period },
  bankAccountNameQuery: bank,
  categoryGamesQuery: 'slot',
  checkBankIdQuery: bank,
  checkPhoneQuery: '0812345678',
  checkUsernameQuery: 'somchai',
  configurationQuery: 'media.movie.page',
  depositAccountsQuery: bank,
  downlineBonusQuery: period,
  gamesQuery: { gameType: 'slot' },
  inviterQuery: 'AF1',
  ledgerEntryQuery: 'an-entry',
  bonusQuery: 500,
  wheelLogQuery: 'a-wheel',
}

const queries = Object.entries(client).flatMap(([name, query]) =>
  name.endsWith('Query') && typeof query === 'function' ? [{ name, ...ask(query, about[name]) }] : [],
)

function ask(query: Function, what: unknown): Query {
  return query(what)
}

beforeEach(() => {
  signIn()
  mockApi(Object.fromEntries(entries.map(({ call }) => [`${call.method} ${call.path}`, never()])))
})
afterEach(signOut)

test.each(queries)('$name is cancelled once nobody wants its answer', async ({ queryFn }) => {
  const leaving = new AbortController()
  const asked = expect(queryFn({ signal: leaving.signal, pageParam: 1 })).rejects.toBeInstanceOf(
    client.Cancelled,
  )
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  leaving.abort()
  await asked
})

test('every read has a key of its own', () => {
  const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(keys.length)
})
