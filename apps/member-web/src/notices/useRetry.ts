import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { retryAtom } from '../failures/failures.ts'

/** A repeated request may hang again, so the button can be pressed again after this time. */
const shownBusy = 3_000

/** Asks again for all that hangs or has failed, and whether that is under way. */
export function useRetry(): [busy: boolean, retry: () => Promise<void>] {
  const { run } = useAtomValue(retryAtom)
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, shownBusy))])
    setBusy(false)
  }
  return [busy, retry]
}
