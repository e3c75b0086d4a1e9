import { useEffect, useState } from 'react'

/** So that the first touch has the line to itself. */
const firstTouch = 1_500

/** Whether what no first screen needs may come: a moment after it, or at the first scroll. */
export function useLater() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const timer = setTimeout(want, firstTouch)
    window.addEventListener('scroll', want, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', want)
    }
  }, [])
  return wanted
}
