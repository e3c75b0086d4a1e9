import { type RefObject, useEffect, useRef, useState } from 'react'

/** Stories that load at the same time; each is a page of its own and shares the processor with the others. */
const atOnce = 3

let loading = 0
const waiting: (() => void)[] = []

const next = () => {
  if (loading >= atOnce) return
  const start = waiting.shift()
  if (!start) return
  loading++
  start()
}

/** Calls `start` in its turn. Returns a function that ends the turn, or leaves the queue. */
function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'over' = 'waiting'
  const begin = () => {
    state = 'loading'
    start()
  }
  waiting.push(begin)
  next()
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1)
    if (state === 'loading') {
      loading--
      next()
    }
    state = 'over'
  }
}

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
