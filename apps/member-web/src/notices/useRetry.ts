import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { retryAtom } from '../failures/failures.ts'

/** Time (ms) after which the retry button is enabled again. */
const shownBusy = 3_000

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
