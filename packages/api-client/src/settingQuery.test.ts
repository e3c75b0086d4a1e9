// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingQuery } from './endpoints/site.ts'
import { queryClientAtom } from './queryAtom.ts'
import { featureAtom, settingAnswerAtom, settingAtom } from './setting.ts'
import { settingQueryAtom, watchSetting } from './settingQuery.ts'
import { aSetting, calls, changeMockApi, mockApi, unavailable } from './testing/index.ts'

const setting = 'GET /api/setting'
const minute = 60_000
const soon = 5_000

let leave: (() => void)[] = []
beforeEach(() => mockApi({ [setting]: aSetting({ features: { live: true } }) }))
afterEach(() => {
  for (const stop of leave) stop()
  leave = []
})

const aPage = () => {
  const store = createStore()
  leave.push(
    store.sub(settingQueryAtom, () => {}),
    watchSetting(store),
  )
  return store
}

test('the setting is asked for once, however many screens read it', async () => {
  const store = aPage()
  expect(store.get(featureAtom('live'))).toBeUndefined()
  await vi.waitFor(() => expect(store.get(settingAtom)).toMatchObject({ minDeposit: 100 }), soon)
  expect(store.get(featureAtom('live'))).toBe(true)
  expect(store.get(featureAtom('ledger'))).toBe(false)
  expect(store.get(settingQueryAtom)).toMatchObject({ data: { minDeposit: 100 }, error: null })
  expect(calls(setting)).toHaveLength(1)
})

test('an answer is pending until its features are there, too: no screen takes them for missing', () => {
  const store = createStore()
  store.get(queryClientAtom).setQueryData(settingQuery().queryKey, aSetting({ features: { live: true } }))
  expect(store.get(featureAtom('live'))).toBeUndefined()
  expect(store.get(settingQueryAtom)).toMatchObject({ data: undefined, isPending: true })
  leave.push(watchSetting(store))
  expect(store.get(featureAtom('live'))).toBe(true)
  expect(store.get(settingQueryAtom)).toMatchObject({ data: {}, isPending: false })
})

test('a member who logs in does not ask again for what the visitor got a minute ago', async () => {
  const store = createStore()
  store.set(settingAnswerAtom, { setting: aSetting(), at: Date.now() - minute })
  leave.push(watchSetting(store))
  expect(store.get(settingQueryAtom)).toMatchObject({ data: aSetting(), isFetching: false })
})

test('what the visitor got ten minutes ago is asked anew: the server’s clock has gone on', async () => {
  const store = createStore()
  store.set(settingAnswerAtom, { setting: aSetting({ minDeposit: 1 }), at: Date.now() - 10 * minute })
  leave.push(watchSetting(store))
  expect(store.get(settingQueryAtom)).toMatchObject({ data: { minDeposit: 1 }, isFetching: true })
  await vi.waitFor(() => expect(store.get(settingAtom)).toMatchObject({ minDeposit: 100 }), soon)
  expect(store.get(settingAnswerAtom)?.at).toBeGreaterThan(Date.now() - minute)
})

test('a setting that cannot be had says so, and is there once it is asked for again', async () => {
  changeMockApi({ [setting]: unavailable() })
  const store = aPage()
  await vi.waitFor(() => expect(store.get(settingQueryAtom).error).not.toBeNull(), soon)
  expect(store.get(settingAtom)).toBeUndefined()
  changeMockApi({ [setting]: aSetting() })
  await store.get(settingQueryAtom).refetch()
  await vi.waitFor(() => expect(store.get(settingAtom)).toBeDefined())
})
