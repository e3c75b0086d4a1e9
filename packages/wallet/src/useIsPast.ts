import { useEffect, useState } from 'react'

/** True once a moment (ms) has passed; re-renders when it does. */
export function useIsPast(moment: number | undefined, now = Date.now): boolean {
  const isPast = () => moment !== undefined && now() >= moment
  const [is, set] = useState(isPast)
  useEffect(() => {
    if (moment === undefined) return undefined
    const left = moment - now()
    set(left <= 0)
    const timer = left > 0 ? setTimeout(() => set(true), left) : undefined
    return () => clearTimeout(timer)
  }, [moment, now])
  return is && moment !== undefined
}
