// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { creditKey, creditQuery } from './endpoints/credit.ts'
import { getOperation, operationKey, operationQuery, settingQuery } from './endpoints/site.ts'
import { newQueryClient } from './newQueryClient.ts'
import {
  aCredit,
  anOperation,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  never,
  type Outcome,
  refusal,
  reply,
  signIn,
  signOut,
  unavailable,
} from './testing/index.ts'
import { createStore } from 'jotai'
import { infiniteQueryAtom, queryAtom, queryClientAtom } from './queryAtom.ts'
import { retryAll } from './retryAll.ts'

const creditPath = 'POST /api/auth/user/getCredit/:username'
const path = 'GET /api/setting/operational/website'
const read = () => newQueryClient().fetchQuery({ queryKey: operationKey, queryFn: () => getOperation() })

test('a read is tried twice more while the service is unavailable', async () => {
  mockApi({ [path]: () => (calls(path).length < 3 ? unavailable() : anOperation()) })
  expect(await read()).toEqual({ websiteStatus: 'ON' })
  expect(calls(path)).toHaveLength(3)
})

test('and then cancelled', async () => {
  mockApi({ [path]: unavailable() })
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(calls(path)).toHaveLength(3)
})

test.each<[string, Outcome]>([
  ['a wait of a minute', unavailable('ECONNABORTED')],
  ['a refusal', refusal(404001)],
  ['too many', refusal(429001)],
  ['an answer nobody can read', reply(200, 'x')],
])('%s is not tried again', async (_, outcome) => {
  mockApi({ [path]: outcome })
  await expect(read()).rejects.toBeInstanceOf(Error)
  expect(calls(path)).toHaveLength(1)
})

test('a credit asked for twice shows the later answer, whichever comes last', async () => {
  const answers: ((credit: unknown) => void)[] = []
  signIn()
  mockApi({ [creditPath]: () => new Promise((resolve) => answers.push(resolve)) })
  const client = newQueryClient()
  client.setQueryData(creditKey, aCredit({ balance: 1 }))
  const ask = () => client.refetchQueries({ queryKey: creditKey, type: 'all' }).catch(() => undefined)
  const observer = client.getQueryCache().find({ queryKey: creditKey })!
  observer.setOptions({ ...observer.options, ...creditQuery() })
  const first = ask()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const second = ask()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]!(aCredit({ balance: 3 }))
  await second
  answers[0]!(aCredit({ balance: 2 }))
  await first
  expect(client.getQueryData(creditKey)).toMatchObject({ balance: 3 })
  signOut()
})

test('a session has one query client, and the next session another', () => {
  const [session, next] = [createStore(), createStore()]
  expect(session.get(queryClientAtom)).toBe(session.get(queryClientAtom))
  expect(next.get(queryClientAtom)).not.toBe(session.get(queryClientAtom))
})

test('what one session has read, the next one does not see', async () => {
  mockApi({ [path]: anOperation() })
  const operationAtom = queryAtom(() => ({ queryKey: operationKey, queryFn: () => getOperation() }))
  const pagesAtom = infiniteQueryAtom(() => ({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => Promise.resolve(pageParam),
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  }))
  const [session, next] = [createStore(), createStore()]
  const leave = [session.sub(operationAtom, () => {}), session.sub(pagesAtom, () => {})]
  await vi.waitFor(() => expect(session.get(operationAtom).data).toEqual(anOperation()))
  await vi.waitFor(() => expect(session.get(pagesAtom).data?.pages).toEqual([1]))
  expect(session.get(queryClientAtom).getQueryData(operationKey)).toEqual(anOperation())
  expect(next.get(queryClientAtom).getQueryCache().getAll()).toEqual([])
  for (const stop of leave) stop()
})

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
