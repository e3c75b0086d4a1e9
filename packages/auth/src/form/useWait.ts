import { useState } from 'react'

/** True while the member must wait; `end` is for the countdown. */
export function useWait(until: number | undefined) {
  const [ended, setEnded] = useState<number>()
  return { waiting: until !== undefined && ended !== until, end: () => setEnded(until) }
}
