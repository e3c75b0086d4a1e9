import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../play/prefersReducedMotion.ts'
import { turnTime } from './cardStyle.ts'

export function useIsTurning(open: boolean) {
  const [turned, setTurned] = useState(false)
  useEffect(() => {
    if (!open) return undefined
    const end = setTimeout(setTurned, prefersReducedMotion() ? 0 : turnTime, true)
    return () => {
      clearTimeout(end)
      setTurned(false)
    }
  }, [open])
  return open && !turned
}
