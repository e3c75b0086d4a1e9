import { useEffect, useState } from 'react'

/** True once a moment (ms) has passed; re-renders when it does. */
export function useIsPast(moment: number | undefined, now = Date.now): boolean {
  const isPast = () => moment !== undefined && now() >= moment
  const [is, set] = useState(isPast)
  useEffect(() => {
    const left = moment === undefined ? undefined : Math.max(0, moment - now())
    const timer = left === undefined ? undefined : setTimeout(() => set(true), left)
    return () => clearTimeout(timer)
  }, [moment, now])
  return is && moment !== undefined
}
