// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { getOperation, operationKey } from './endpoints/site.ts'
import { infiniteQueryAtom, queryAtom, queryClientAtom } from './queryAtom.ts'
import { anOperation, mockApi } from './testing/index.ts'

const path = 'GET /api/setting/operational/website'

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
