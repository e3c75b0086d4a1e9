import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import * as paths from '../paths/paths.ts'

const text = readFileSync('public/push.js', 'utf8')
type Payload = { title: string; body: string; tag: string; about: string; reference?: string; at?: string }

function worker(open: string[] = []) {
  const listeners: Record<string, (event: object) => void> = {}
  const shown: [title: string, options: { data: string }][] = []
  const went: string[] = []
  let done: Promise<unknown> = Promise.resolve()
  const waitUntil = (work: Promise<unknown>) => (done = work)
  const subscribed: object[] = []
  const self = {
    URL,
    navigator: { language: 'th-TH' },
    location: { origin: 'https://a.example' },
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    registration: {
      showNotification: async (...notice: (typeof shown)[0]) => shown.push(notice),
      pushManager: { subscribe: async (options: object) => subscribed.push(options) },
    },
    clients: {
      matchAll: async () =>
        open.map((path) => ({
          url: `https://a.example${path}`,
          focus: async () => went.push(`to the page at ${path}`),
        })),
      openWindow: async (address: string) => went.push(address),
    },
  }
  runInNewContext(text, { self })
  return {
    shown,
    went,
    subscribed,
    push: async (payload: Payload) => {
      listeners['push']?.({ data: { json: () => payload }, waitUntil })
      await done
    },
    send: async (data: unknown) => {
      listeners['push']?.({ data, waitUntil })
      await done
    },
    end: async (change: object) => {
      listeners['pushsubscriptionchange']?.({ ...change, waitUntil })
      await done
    },
    tap: async () => {
      const data = shown[shown.length - 1]?.[1].data
      listeners['notificationclick']?.({ notification: { data, close: () => undefined }, waitUntil })
      await done
    },
  }
}

const payload = (about: string, reference?: string, at?: string): Payload => ({
  title: 'เงินฝากเข้าเครดิตแล้ว',
  body: 'แตะเพื่อดูรายการ',
  tag: '7',
  about,
  ...(reference && { reference }),
  ...(at && { at }),
})

test('what the server tells is shown with the site closed, a message that comes twice once', async () => {
  const { shown, push } = worker()
  await push(payload('deposits', 'd1'))
  expect(shown).toMatchObject([
    ['เงินฝากเข้าเครดิตแล้ว', { body: 'แตะเพื่อดูรายการ', tag: '7', icon: '/icons/192.png' }],
  ])
})

test.each([
  ['deposits', 'd1', paths.history.entryHref('deposit', 'd1')],
  ['deposits', undefined, paths.history.href('deposit')],
  ['withdrawals', 'w1', paths.history.entryHref('withdraw', 'w1')],
  ['retry', undefined, paths.withdraw.path],
  ['devices', undefined, paths.devices.path],
  ['something newer', 'x', paths.inbox.path],
])('a tap on a message about %s (%s) opens %s', async (about, reference, path) => {
  const { went, push, tap } = worker(['/auth/deposit'])
  await push(payload(about, reference))
  await tap()
  expect(went).toEqual([`https://a.example${path}`])
})

test('a tap goes to a page that shows it already', async () => {
  const { went, push, tap } = worker(['/auth/deposit', paths.withdraw.path])
  await push(payload('retry'))
  await tap()
  expect(went).toEqual([`to the page at ${paths.withdraw.path}`])
})

test('a tap on a message in English opens the English page', async () => {
  const { went, push, tap } = worker()
  await push(payload('retry', undefined, '/en'))
  await tap()
  expect(went).toEqual([`https://a.example/en${paths.withdraw.path}`])
})

const json = (value: unknown) => ({ json: () => value })
test.each([
  ['nothing', null],
  ['null', json(null)],
  ['a list', json([])],
  ['a text', json('text')],
  ['no title', json({ body: 'x' })],
  ['a title that is none', json({ title: 7, about: 'toString', at: '//evil.example' })],
  [
    'no JSON',
    {
      json: () => {
        throw new SyntaxError('no JSON')
      },
    },
  ],
])('something is shown where the browser was sent %s, and a tap opens the inbox', async (_what, data) => {
  const { shown, went, send, tap } = worker()
  await send(data)
  expect(shown).toMatchObject([['มีความเคลื่อนไหวในบัญชีของคุณ', { icon: '/icons/192.png' }]])
  await tap()
  expect(went).toEqual([`https://a.example${paths.inbox.path}`])
})

test('a subscription that the browser ends is made anew with the same key, if the browser has not done so', async () => {
  const { subscribed, end } = worker()
  const oldSubscription = { options: { applicationServerKey: 'a key' } }
  await end({ oldSubscription, newSubscription: {} })
  await end({ oldSubscription: null, newSubscription: null })
  expect(subscribed).toEqual([])
  await end({ oldSubscription, newSubscription: null })
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'a key' }])
})
