import { useEffect, useState } from 'react'

/** Longest time (ms) for which a part waits for another one, so that both appear together. */
const longest = 4_000

/**
 * Returns whether a part still waits for another one; after four seconds it appears alone. `isLate` then stays true:
 * what arrives later must not move what is already shown.
 */
export function useBriefWait(isAwaited: boolean): { isWaiting: boolean; isLate: boolean } {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(setLate, longest, true)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return { isWaiting: isAwaited && !isLate, isLate }
}
