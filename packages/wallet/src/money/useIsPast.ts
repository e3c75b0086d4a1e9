import { useEffect, useState } from 'react'

/** Returns true once `moment` (ms) has passed; false if `moment` is undefined. */
export function useIsPast(moment: number | undefined, now = Date.now): boolean {
  const [past, setPast] = useState(() => (moment !== undefined && now() >= moment ? moment : undefined))
  useEffect(() => {
    const left = moment === undefined ? undefined : Math.max(0, moment - now())
    const timer = left === undefined ? undefined : setTimeout(() => setPast(moment), left)
    return () => clearTimeout(timer)
  }, [moment, now])
  return moment !== undefined && past === moment
}
