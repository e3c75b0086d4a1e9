import { newQueryClient, operationKey, settingKey } from '@member/api-client'
import { type Brand, brandAtom } from '@member/brand'
import type { QueryClient } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { watchFailures } from './failures.ts'

/** What one session, or one visit between two sessions, holds in memory. */
export interface Life {
  id: number
  owner: string | undefined
  store: ReturnType<typeof createStore>
  client: QueryClient
  start: () => void
  stop: () => void
}

// What is the same for everyone, so that a login does not ask for it again.
const everyones = [settingKey, operationKey]

let lives = 0

/** Begins a life for `owner`, undefined for a visitor; `before` hands over only what is everyone's. */
export function newLife({
  owner,
  brand,
  before,
}: {
  owner: string | undefined
  brand: Brand | undefined
  before?: Life
}): Life {
  const client = newQueryClient()
  const store = createStore()
  store.set(queryClientAtom, client)
  if (brand) store.set(brandAtom, brand)
  for (const key of before ? everyones : []) {
    const known = before?.client.getQueryState(key)
    if (known?.data) client.setQueryData(key, known.data, { updatedAt: known.dataUpdatedAt })
  }
  let ends: (() => void)[] = []
  return {
    id: ++lives,
    owner,
    store,
    client,
    start() {
      client.mount()
      ends = [watchFailures(store, client), () => client.unmount()]
    },
    stop() {
      for (const end of ends) end()
      void client.cancelQueries()
    },
  }
}
