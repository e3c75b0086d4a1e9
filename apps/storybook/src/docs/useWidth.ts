import { type RefObject, useEffect, useState } from 'react'

/** Returns the width of an element in px, 0 before it is known. */
export function useWidth(box: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [box])
  return width
}
