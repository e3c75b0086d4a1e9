import { useState } from 'react'

/** Whether the member must still wait; `end` is for the countdown that shows it. */
export function useWait(until: number | undefined) {
  const [ended, setEnded] = useState<number>()
  return { waiting: until !== undefined && ended !== until, end: () => setEnded(until) }
}
