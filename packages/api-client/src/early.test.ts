import { afterEach, expect, test } from 'vitest'
import { takeEarly } from './early.ts'

const call = { method: 'GET', url: '/api/setting' }
const answer = (text: string) => Promise.resolve({ status: 200, headers: new Headers({ a: 'b' }), text })
const send = (over: object = {}) => {
  globalThis.early = {
    'GET /api/setting': { token: null, at: Date.now(), answer: answer('{"status":200}'), ...over },
  }
}
afterEach(() => {
  globalThis.early = undefined
})

test('an answer that was asked for before the code came is taken once', async () => {
  send()
  expect(await takeEarly(call, null)).toEqual({ status: 200, headers: { a: 'b' }, data: { status: 200 } })
  expect(await takeEarly(call, null)).toBeUndefined()
})

test.each([
  ['another member’s', { token: 'another' }],
  ['an old one', { at: Date.now() - 11_000 }],
  ['one to another question', { body: '{}' }],
])('%s is not', async (_, over) => {
  send(over)
  expect(await takeEarly(call, null)).toBeUndefined()
})

test('what is no JSON is handed on as it is', async () => {
  send({ answer: answer('<html>') })
  expect(await takeEarly(call, null)).toMatchObject({ data: '<html>' })
})

test('a question that never reached the server is asked again', async () => {
  send({ answer: Promise.reject(new Error('no line')) })
  expect(await takeEarly(call, null)).toBeUndefined()
})
