import { stored } from '@member/api-client/stored'
import { useState } from 'react'

/** State of a notice dismissed in this tab, and its setter; without storage, until the next page. */
export function useDismissed(notice: string): [dismissed: boolean, dismiss: () => void] {
  const kept = stored('sessionStorage', `dismissed-${notice}`)
  const [dismissed, setDismissed] = useState(() => kept.read() !== null)
  const dismiss = () => {
    setDismissed(true)
    kept.write('1')
  }
  return [dismissed, dismiss]
}
