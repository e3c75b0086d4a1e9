import { stored } from '@member/api-client/stored'
import { useState } from 'react'

/** State of a notice dismissed in this tab, and its setter; without storage, until the next page. */
export function useDismissed(notice: string): [dismissed: boolean, dismiss: () => void] {
  const storedNotice = stored('sessionStorage', `dismissed-${notice}`)
  const [dismissed, setDismissed] = useState(() => storedNotice.read() !== null)
  const dismiss = () => {
    setDismissed(true)
    storedNotice.write('1')
  }
  return [dismissed, dismiss]
}
