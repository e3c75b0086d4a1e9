import { newQueryClient, operationKey, settingKey } from '@member/api-client'
import { notifyManager, type QueryClient } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { startTransition } from 'react'
import { watchFailures } from '../watchFailures.ts'

// What the server answers is drawn in pieces: many answers at once hold up no finger.
notifyManager.setNotifyFunction(startTransition)

/** How one session asks the server, and what it heard. */
export interface Asking {
  client: QueryClient
  start: () => void
  stop: () => void
}

// What is the same for everyone, so that a login does not ask for it again.
const everyones = [settingKey, operationKey]

/** Gives `store` a query client of its own; `before` hands over only what is everyone's. */
export function newAsking(store: ReturnType<typeof createStore>, before?: Asking): Asking {
  const client = newQueryClient()
  store.set(queryClientAtom, client)
  for (const key of before ? everyones : []) {
    const known = before?.client.getQueryState(key)
    if (known?.data) client.setQueryData(key, known.data, { updatedAt: known.dataUpdatedAt })
  }
  let ends: (() => void)[] = []
  return {
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
