import { type Brand, brandAtom } from '@member/brand'
import { createStore } from 'jotai'
import type { Asking } from './site/asking.ts'
import { whenCalm } from './screen/calm.ts'
import { type Server, serverAtom, serverAtLast, serverNow } from './site/server.ts'

/** What one session, or one visit between two sessions, holds in memory. */
export interface Life {
  id: number
  owner: string | undefined
  store: ReturnType<typeof createStore>
  /** Undefined until the code that asks the server is here. */
  asking: () => Asking | undefined
  start: () => void
  stop: () => void
}

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
  const store = createStore()
  if (brand) store.set(brandAtom, brand)
  let asking: Asking | undefined
  let live = false
  const meet = (server: Server) => {
    asking = server.newAsking(store, before?.asking())
    store.set(serverAtom, server)
  }
  const server = serverNow()
  if (server) meet(server)
  return {
    id: ++lives,
    owner,
    store,
    asking: () => asking,
    start() {
      live = true
      if (asking) asking.start()
      else void (owner ? Promise.resolve() : whenCalm()).then(serverAtLast).then(later)
    },
    stop() {
      live = false
      asking?.stop()
    },
  }
  function later(arrived: Server) {
    if (!live) return
    if (!asking) meet(arrived)
    asking?.start()
  }
}
