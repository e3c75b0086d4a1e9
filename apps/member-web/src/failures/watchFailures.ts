import { onFailure, operationKey, retryAll, stalledCalls } from '@member/api-client'
import type { QueryClient } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { failuresAtom, retryAtom, stalledAtom } from './failures.ts'

// Shortest time (ms) of a notice, so that members can read it.
const shortest = 3_000

const failed = {
  predicate: ({ state }: { state: { status: string } }) => state.status === 'error',
  type: 'active',
} as const

/**
 * Records failed calls; once the server answers again, resets `unavailableSince` and refetches.
 * Returns a function that ends the recording.
 */
export function watchFailures(store: ReturnType<typeof createStore>, client: QueryClient) {
  store.set(retryAtom, { run: () => retryAll(client) })
  const notifyStalled = () => store.set(stalledAtom, stalledCalls.getSnapshot() > 0)
  const stopStalled = stalledCalls.subscribe(notifyStalled)
  notifyStalled()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stopFailures = onFailure((error) => {
    const { unavailableSince } = store.get(failuresAtom)
    const raised = error.kind === 'unavailable'
    if (raised) clearTimeout(timer)
    store.set(failuresAtom, {
      last: error,
      ...(raised
        ? { unavailableSince: Date.now() }
        : unavailableSince === undefined
          ? {}
          : { unavailableSince }),
    })
    // Under maintenance every other call is refused: refetch the status at once.
    if (raised && unavailableSince === undefined) void client.invalidateQueries({ queryKey: operationKey })
  })
  const lower = () => {
    const { last } = store.get(failuresAtom)
    store.set(failuresAtom, last ? { last } : {})
    void client.refetchQueries(failed)
  }
  const stopAnswers = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (event.query.queryKey[0] !== operationKey[0]) return
    const { unavailableSince } = store.get(failuresAtom)
    clearTimeout(timer)
    if (unavailableSince !== undefined) timer = setTimeout(lower, unavailableSince + shortest - Date.now())
  })
  return () => {
    stopStalled()
    stopFailures()
    stopAnswers()
    clearTimeout(timer)
  }
}
