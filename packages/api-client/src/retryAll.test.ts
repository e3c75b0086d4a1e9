// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { operationQuery, settingQuery } from './endpoints/site.ts'
import { queryAtom, queryClientAtom } from './queryAtom.ts'
import { retryAll } from './retryAll.ts'
import { anOperation, aSetting, calls, never, refusal, changeMockApi, mockApi } from './testing/index.ts'

const operation = 'GET /api/setting/operational/website'
const setting = 'GET /api/setting'

const aScreen = () => {
  const store = createStore()
  const atoms = { operationAtom: queryAtom(operationQuery), settingAtom: queryAtom(settingQuery) }
  const leave = Object.values(atoms).map((atom) => store.sub(atom, () => {}))
  return { ...atoms, store, client: store.get(queryClientAtom), leave: () => leave.forEach((stop) => stop()) }
}

test('a member’s press asks again for what hangs and for what failed', async () => {
  mockApi({ [operation]: never(), [setting]: refusal(404001) })
  const { store, client, operationAtom, settingAtom, leave } = aScreen()
  await vi.waitFor(() => expect(store.get(settingAtom).isError).toBe(true))
  await vi.waitFor(() => expect(calls(operation)).toHaveLength(1))
  changeMockApi({ [operation]: anOperation(), [setting]: aSetting() })
  await retryAll(client)
  await vi.waitFor(() => expect(store.get(operationAtom).data).toEqual(anOperation()))
  expect(store.get(settingAtom).data).toEqual(aSetting())
  leave()
})

test('what is here, and what no screen shows, is left alone', async () => {
  mockApi({ [operation]: anOperation(), [setting]: aSetting() })
  const { store, client, operationAtom, settingAtom, leave } = aScreen()
  await vi.waitFor(() =>
    expect(store.get(operationAtom).isSuccess && store.get(settingAtom).isSuccess).toBe(true),
  )
  const unseen = client.fetchQuery({
    queryKey: ['unseen'],
    queryFn: () => new Promise((done) => queueMicrotask(() => done(1))),
  })
  await retryAll(client)
  expect(await unseen).toBe(1)
  expect(calls()).toHaveLength(2)
  leave()
})

test('a look in the background that hangs is cancelled', async () => {
  mockApi({ [operation]: anOperation(), [setting]: aSetting() })
  const { client, leave } = aScreen()
  const hanging = client.fetchQuery({
    queryKey: ['background'],
    queryFn: () => new Promise(() => {}),
    meta: { isBackground: true },
  })
  const outcome = hanging.then(
    () => 'answered',
    () => 'given up',
  )
  await retryAll(client)
  expect(await outcome).toBe('given up')
  leave()
})
