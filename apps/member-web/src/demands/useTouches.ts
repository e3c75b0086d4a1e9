import { touchSession } from '@member/api-client'
import { useEffect } from 'react'

/** What tells that somebody is there; a movement of the page alone does not. */
export const touches = ['touchstart', 'mousedown', 'keydown'] as const

/** Tells the server, some time after a touch, that the member is there. Nothing is sent where nobody touches. */
export function useTouches(idleMinutes: number | undefined): void {
  useEffect(() => {
    if (idleMinutes === undefined) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      waiting = undefined
      // The next touch tells it anew.
      touchSession().catch(() => undefined)
    }
    const hear = () => {
      waiting ??= setTimeout(tell, Math.min(idleMinutes * 6_000, 180_000))
    }
    for (const touch of touches) document.addEventListener(touch, hear, { capture: true, passive: true })
    return () => {
      clearTimeout(waiting)
      for (const touch of touches) document.removeEventListener(touch, hear, { capture: true })
    }
  }, [idleMinutes])
}
