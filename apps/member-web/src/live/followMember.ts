import { isLiveAtom, type LiveEvent, noticesKey, unreadNoticesKey } from '@member/api-client'
import type { QueryClient } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { askAgain, unseen } from './changes.ts'
import { sayNews } from './sayNews.ts'
import { shareLine } from './shareLine.ts'

interface Following {
  member: string
  client: QueryClient
  store: ReturnType<typeof createStore>
  signal: AbortSignal
}

/** Asks anew for what the server says has changed, so that every part of the screen says the same. */
export function followMember({ member, client, store, signal }: Following): void {
  const onJoined = () => askAgain(client, unseen)
  const onEvent = (event: LiveEvent) => {
    askAgain(client, event.changed)
    if (event.unread !== undefined) {
      client.setQueryData(unreadNoticesKey, { unread: event.unread })
      if (event.unread > 0) void client.invalidateQueries({ queryKey: noticesKey })
    }
    sayNews(event)
  }
  const onState = (isLive: boolean) => {
    if (!signal.aborted) store.set(isLiveAtom, isLive)
  }
  shareLine({ member, onJoined, onEvent, onState, signal })
}
