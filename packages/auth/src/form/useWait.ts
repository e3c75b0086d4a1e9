import { useState } from 'react'

export function useWait(until: number | undefined) {
  const [ended, setEnded] = useState<number>()
  return { waiting: until !== undefined && ended !== until, end: () => setEnded(until) }
}
