import { useEffect, useState } from 'react'

/** Longest time (ms) for which a part waits for another one, so that both appear together. */
const longest = 4_000

/**
 * Returns whether a part still waits for another one: once, for at most four seconds. `isLate` is true once the part
 * appeared while the other one was still `isMissing`: what arrives later must not move what is already shown.
 */
export function useBriefWait(
  isAwaited: boolean,
  isMissing = isAwaited,
): { isWaiting: boolean; isLate: boolean } {
  const [end, setEnd] = useState<'together' | 'alone'>()
  useEffect(() => {
    if (!isAwaited || end) return undefined
    const timer = setTimeout(setEnd, longest, 'alone')
    return () => clearTimeout(timer)
  }, [isAwaited, end])
  if (!isAwaited && !end) setEnd(isMissing ? 'alone' : 'together')
  return { isWaiting: isAwaited && !end, isLate: end === 'alone' }
}
