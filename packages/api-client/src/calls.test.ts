import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from './calls.ts'
import { type Entries, exampleCommand } from './client/entry.ts'
import * as client from './index.ts'
import { aMember, calls as sent, mockApi, never, signIn, signOut } from './testing/index.ts'
import type { QueryKey } from '@tanstack/query-core'

/** Returns a body as JSON data, with pictures replaced by type and size. */
const spelled = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body ?? null, (_, value: unknown) =>
      value instanceof Blob ? `${value.type} ${value.size}` : value,
    ),
  ) as unknown

beforeEach(() => signIn())
afterEach(signOut)

describe('the table of calls', () => {
  test('has the specification’s 57 and our additions, each once', () => {
    const rows = calls.flatMap(({ row }) => row ?? [])
    const once = Array.from({ length: 56 }, (_, at) => (at === 41 ? ['42a', '42b'] : `${at + 1}`))
    expect(rows).toEqual(once.flat())
    expect(calls.slice(rows.length).every(({ feature }) => feature)).toBe(true)
    expect(new Set(calls.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(calls.length)
  })

  test('has every entry that an endpoint’s file holds', async () => {
    const folder = join(import.meta.dirname, 'endpoints')
    const files = readdirSync(folder).filter((file) => file.endsWith('.entries.ts'))
    const modules: Record<string, Entries>[] = await Promise.all(
      files.map((file) => import(join(folder, file))),
    )
    const held = modules.flatMap((module) => Object.values(module).flatMap(Object.keys))
    expect(new Set<string>(calls.map(({ name }) => name))).toEqual(new Set(held))
  })

  test('names a function of this package in every row', () => {
    for (const { name } of calls) expect(client).toHaveProperty(name, expect.any(Function))
  })

  test('asks for a key exactly where money, points or a record are made', () => {
    const commands = calls.filter(({ call }) => call.command).flatMap(({ row }) => row ?? [])
    const rows = ['10', '11', '22', '23', '28', '32', '35', '37', '39', '42b', '44', '45', '47']
    expect(commands).toEqual(rows)
  })

  test('gives a schema to every parameter that is not the member’s own', () => {
    for (const { call, name } of calls) {
      const own = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param)
      const foreign = own.filter((param) => param !== 'uuid' && param !== 'username')
      expect([name, call.params !== undefined]).toEqual([name, foreign.length > 0])
    }
  })
})

for (const { name, call, ...sample } of calls) {
  describe(`${sample.row ? `row ${sample.row}` : sample.feature}, ${name}`, () => {
    test(`sends ${sample.sends} as the contract has it`, async () => {
      mockApi({ [`${call.method} ${call.path}`]: sample.answer })
      expect(await sample.run()).toEqual(sample.answer)
      const [request] = sent()
      expect(sent()).toHaveLength(1)
      expect(`${request!.method} ${request!.path}`).toBe(sample.sends)
      expect(request!.headers['idempotency-key']).toBe(call.command ? exampleCommand.key : undefined)
      expect(request!.headers['authorization']).toBe('Bearer a-token')
      const body = request!.body instanceof FormData ? Object.fromEntries(request!.body) : request!.body
      expect(spelled(body)).toEqual(spelled(sample.body))
      expect(request!.query).toEqual(sample.query ?? {})
      for (const [schema, value] of [
        [call.body, body],
        [call.query, request!.query],
        [call.params, request!.params],
      ] as const) {
        if (schema) expect(v.safeParse(schema, value).issues).toBeUndefined()
      }
    })

    test('believes no answer of another shape', async () => {
      // Calls without data are not checked.
      if (sample.answer === null) return
      const bad = [{ surprising: true }, 'text', 7, [{ surprising: true }], ...spoiled(sample.answer)]
      for (const answer of bad) {
        mockApi({ [`${call.method} ${call.path}`]: answer })
        await expect(sample.run(), JSON.stringify(answer)).rejects.toMatchObject({ kind: 'unreadable' })
      }
    })
  })
}

/** Returns copies of the answer, each with one field replaced by an invalid value. */
const spoiled = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return spoiled(answer[0]).map((item) => [item])
  if (typeof answer !== 'object' || answer === null) return []
  return Object.keys(answer).map((field) => Object.assign({}, answer, { [field]: [[Number.MAX_VALUE]] }))
}

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

describe('a read', () => {
  beforeEach(() => {
    mockApi(Object.fromEntries(calls.map(({ call }) => [`${call.method} ${call.path}`, never()])))
  })

  test.each(queries)('by $name is cancelled once nobody wants its answer', async ({ queryFn }) => {
    const leaving = new AbortController()
    const asked = expect(queryFn({ signal: leaving.signal, pageParam: 1 })).rejects.toBeInstanceOf(
      client.Cancelled,
    )
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    leaving.abort()
    await asked
  })

  test('has a key of its own', () => {
    const keys = queries.map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
