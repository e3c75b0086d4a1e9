import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { EarlyCall } from './early.ts'
import { creditQuery } from '../endpoints/credit.ts'
import { getSetting } from '../endpoints/site.ts'
import { newQueryClient } from '../newQueryClient.ts'
import { aCredit, aSetting, calls, signIn, signOut, mockApi } from '../testing/index.ts'
import { failure, no, ok } from './failure.testing.ts'

const path = 'GET /api/setting'
const creditPath = 'POST /api/auth/user/getCredit/demo1234'

const says = (body: unknown) =>
  Promise.resolve({ status: 200, headers: new Headers({ 'x-request-id': 'r1' }), text: JSON.stringify(body) })

const sent = (name: string, answer: EarlyCall['answer'], over: Partial<EarlyCall> = {}) => {
  const abort = vi.fn()
  globalThis.early = { [name]: { token: null, at: Date.now(), abort, answer, ...over } }
  return abort
}

const heldOpen: EarlyCall['answer'] = new Promise(() => {})
const holdCredit = () => sent(creditPath, heldOpen, { token: 'a-token', body: '{"balanceType":"M"}' })

beforeEach(() => mockApi({ [path]: aSetting({ minDeposit: 2 }), [creditPath]: aCredit({ balance: 2 }) }))
afterEach(() => {
  globalThis.early = undefined
  vi.useRealTimers()
  signOut()
})

describe('an answer that was asked for before the code came', () => {
  test('is taken once', async () => {
    sent(path, says(ok(aSetting({ minDeposit: 1 }))))
    expect(await getSetting()).toMatchObject({ minDeposit: 1 })
    expect(calls()).toHaveLength(0)
    expect(await getSetting()).toMatchObject({ minDeposit: 2 })
  })

  test.each<[string, Partial<EarlyCall>]>([
    ['another member’s', { token: 'another' }],
    ['an old one', { at: Date.now() - 11_000 }],
    ['one to another question', { body: '{}' }],
  ])('is not where it is %s', async (_, over) => {
    const abort = sent(path, says(ok(aSetting({ minDeposit: 1 }))), over)
    expect(await getSetting()).toMatchObject({ minDeposit: 2 })
    expect(abort).toHaveBeenCalledOnce()
  })

  test('is sorted as every other is', async () => {
    sent(path, says(no(500256)))
    expect(await failure(getSetting())).toMatchObject({ kind: 'refused', status: 500256 })
    sent(path, says('<html>'))
    expect(await failure(getSetting())).toMatchObject({ kind: 'unreadable' })
    const text = Promise.resolve({ status: 503, headers: new Headers(), text: '<html>' })
    sent(path, text)
    expect(await failure(getSetting())).toMatchObject({ kind: 'unavailable', status: 503 })
  })

  test('that never reached the server is asked for again, once', async () => {
    sent(path, Promise.reject(new TypeError('no line')))
    expect(await getSetting()).toMatchObject({ minDeposit: 2 })
    expect(calls()).toHaveLength(1)
  })
})

describe('the credit, held open by the server', () => {
  test('is cancelled 60 seconds after it was sent, and the read fails', async () => {
    vi.useFakeTimers()
    signIn()
    const abort = holdCredit()
    await vi.advanceTimersByTimeAsync(5_000)
    const read = failure(newQueryClient().fetchQuery(creditQuery()))
    await vi.advanceTimersByTimeAsync(55_000)
    expect(await read).toMatchObject({
      kind: 'unavailable',
      code: 'ECONNABORTED',
      message: 'ใช้เวลานานกว่าปกติ กรุณาตรวจสอบประวัติรายการก่อนทำซ้ำ',
    })
    expect(abort).toHaveBeenCalledOnce()
    expect(calls()).toHaveLength(0)
  })

  test('is cancelled when the member leaves, and asked for again when they come back', async () => {
    signIn()
    const abort = holdCredit()
    const client = newQueryClient()
    const read = client.fetchQuery(creditQuery()).catch((error: unknown) => error)
    await client.cancelQueries()
    expect(await read).toBeInstanceOf(Error)
    expect(abort).toHaveBeenCalledOnce()
    expect(await client.fetchQuery(creditQuery())).toMatchObject({ balance: 2 })
  })
})
