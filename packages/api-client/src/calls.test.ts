import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as client from './index.ts'
import { calls as sent, signIn, signOut, mockApi } from './testing.ts'
import { bonusSamples } from './testing/bonusSamples.ts'
import { gameSamples } from './testing/gameSamples.ts'
import { memberSamples } from './testing/memberSamples.ts'
import { ledgerSamples } from './testing/ledgerSamples.ts'
import { noticeSamples } from './testing/noticeSamples.ts'
import { protectionSamples } from './testing/protectionSamples.ts'

const order = client.newOrder()
const samples = {
  ...memberSamples(order),
  ...gameSamples(order),
  ...protectionSamples(order),
  ...bonusSamples(order),
  ...ledgerSamples,
  ...noticeSamples,
}

/** A picture by its type and size: a form makes a file of it. */
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
    const rows = client.calls.filter(({ row }) => row !== '+')
    expect(rows).toHaveLength(57)
    expect(new Set(rows.map(({ row }) => row)).size).toBe(57)
    expect(new Set(client.calls.map(({ call }) => `${call.method} ${call.path}`)).size).toBe(
      client.calls.length,
    )
  })

  test('names a function of this package in every row', () => {
    for (const { name } of client.calls) expect(client).toHaveProperty(name, expect.any(Function))
  })

  test('has an example for every row', () => {
    expect(new Set(Object.keys(samples))).toEqual(new Set(client.calls.map(({ name }) => name)))
  })

  test('asks for a key exactly where money, points or a record are made', () => {
    const ordered = client.calls.filter(({ call }) => call.order).map(({ row }) => row)
    const rows = ['10', '11', '22', '23', '28', '32', '35', '37', '39', '42b', '44', '45', '47']
    expect(ordered.filter((row) => row !== '+')).toEqual(rows)
  })

  test('gives a schema to every parameter that is not the member’s own', () => {
    for (const { call, name } of client.calls) {
      const own = [...call.path.matchAll(/:(\w+)/g)].map(([, param]) => param)
      const foreign = own.filter((param) => param !== 'uuid' && param !== 'username')
      expect([name, call.params !== undefined]).toEqual([name, foreign.length > 0])
    }
  })
})

for (const { row, name, call } of client.calls) {
  describe(`row ${row}, ${name}`, () => {
    const sample = samples[name]!
    test(`sends ${sample.sends} as the contract has it`, async () => {
      mockApi({ [`${call.method} ${call.path}`]: sample.answer })
      expect(await sample.run()).toEqual(sample.answer)
      const [request] = sent()
      expect(sent()).toHaveLength(1)
      expect(`${request!.method} ${request!.path}`).toBe(sample.sends)
      expect(request!.headers['idempotency-key']).toBe(call.order ? order.key : undefined)
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
      // Where nothing is answered, nothing is believed.
      if (sample.answer === null) return
      const bad = [{ surprising: true }, 'text', 7, [{ surprising: true }], ...spoiled(sample.answer)]
      for (const answer of bad) {
        mockApi({ [`${call.method} ${call.path}`]: answer })
        await expect(sample.run(), JSON.stringify(answer)).rejects.toMatchObject({ kind: 'unreadable' })
      }
    })
  })
}

/** The answer with one field after the other turned into something no field may be. */
const spoiled = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return spoiled(answer[0]).map((item) => [item])
  if (typeof answer !== 'object' || answer === null) return []
  return Object.keys(answer).map((field) => Object.assign({}, answer, { [field]: [[Number.MAX_VALUE]] }))
}
