import { type RefObject, useEffect, useRef, useState } from 'react'
import { takeTurn } from './turns.ts'

/** Returns if the content of a box may load: once it is near the view, and in its turn. */
export function useTurn(box: RefObject<Element | null>) {
  const [mayLoad, setMayLoad] = useState(false)
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        end.current = takeTurn(() => setMayLoad(true))
      },
      { rootMargin: '400px' },
    )
    if (box.current) watcher.observe(box.current)
    return () => {
      watcher.disconnect()
      end.current?.()
    }
  }, [box])
  return { mayLoad, onLoaded: () => end.current?.() }
}
