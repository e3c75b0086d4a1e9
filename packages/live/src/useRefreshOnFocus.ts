import { creditKey, levelKey, memberSummaryQuery, queryClientAtom } from '@member/api-client'
import { updateSession } from '@member/api-client/session'
import { focusManager } from '@tanstack/query-core'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** Refetches credit, level and the member's name when the member returns to the page. */
export function useRefreshOnFocus() {
  const client = useAtomValue(queryClientAtom)
  useEffect(() => {
    const look = async () => {
      void client.invalidateQueries({ queryKey: creditKey })
      void client.invalidateQueries({ queryKey: levelKey })
      try {
        const { uuid, name, level } = await client.fetchQuery({ ...memberSummaryQuery(), staleTime: 0 })
        updateSession(uuid, { user: { name, level } })
      } catch {
        // The failure is recorded elsewhere; the next return retries.
      }
    }
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) void look()
    }
    const stop = focusManager.subscribe((focused) => {
      if (focused) void look()
    })
    window.addEventListener('pageshow', restored)
    return () => {
      stop()
      window.removeEventListener('pageshow', restored)
    }
  }, [client])
}
