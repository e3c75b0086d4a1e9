import { stored } from '@member/api-client/stored'
import { useState } from 'react'

export function useDismissed(notice: string): [dismissed: boolean, dismiss: () => void] {
  const storedNotice = stored('sessionStorage', `dismissed-${notice}`)
  const [dismissed, setDismissed] = useState(() => storedNotice.read() !== null)
  const dismiss = () => {
    setDismissed(true)
    storedNotice.write('1')
  }
  return [dismissed, dismiss]
}
