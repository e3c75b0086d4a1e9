import { onFailure, operationKey } from '@member/api-client'
import type { QueryClient } from '@tanstack/query-core'
import { atom, type createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { failuresAtom } from './failures.ts'

/** Asks again, at a member's press: whether the service is there, and for all that failed. */
export const retryAtom = atom(null, async (get) => {
  const client = get(queryClientAtom)
  await client.refetchQueries({ queryKey: operationKey })
  await client.refetchQueries({ predicate: ({ state }) => state.status === 'error', type: 'active' })
})

// A notice that comes and goes within a blink tells a member nothing.
const shortest = 3_000

/** Records every failed answer; the flag is lowered when the server says again that it is there. */
export function watchFailures(store: ReturnType<typeof createStore>, client: QueryClient) {
  const stopFailures = onFailure((error) => {
    const { unavailableSince } = store.get(failuresAtom)
    const raised = error.kind === 'unavailable'
    store.set(failuresAtom, {
      last: error,
      ...(raised
        ? { unavailableSince: Date.now() }
        : unavailableSince === undefined
          ? {}
          : { unavailableSince }),
    })
    // Under maintenance every other call is refused: ask at once whether that is why.
    if (raised && unavailableSince === undefined) void client.invalidateQueries({ queryKey: operationKey })
  })
  const stopAnswers = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (event.query.queryKey[0] !== operationKey[0]) return
    const { last, unavailableSince } = store.get(failuresAtom)
    if (unavailableSince === undefined || Date.now() - unavailableSince < shortest) return
    store.set(failuresAtom, last ? { last } : {})
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error', type: 'active' })
  })
  return () => {
    stopFailures()
    stopAnswers()
  }
}
