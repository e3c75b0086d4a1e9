import { creditKey, levelKey, memberSummaryQuery, queryClientAtom } from '@member/api-client'
import { updateSession } from '@member/api-client/session'
import { focusManager } from '@tanstack/query-core'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** A member who comes back to the page sees the credit and level of now, not of when they left. */
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
        // Recorded where it failed; the next return asks again.
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
