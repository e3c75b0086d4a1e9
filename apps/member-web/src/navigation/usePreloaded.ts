import { whenIdle } from '@member/ui'
import { useEffect } from 'react'
import { routeAt } from '../routes/routes.ts'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in the types: Chromium alone has it
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Preloads the screens at these addresses, one after another, while the calling component is shown.
 * Does nothing if the member's browser saves data.
 */
export function usePreloaded(addresses: readonly string[]) {
  const all = addresses.join(' ')
  useEffect(() => {
    let isShown = !savesData()
    const preload = async () => {
      for (const address of all.split(' ')) {
        // A press is answered before more code runs.
        await whenIdle()
        if (!isShown) return
        // A screen that fails to load shows its own error once it is opened.
        await routeAt(address.replace(/[?#].*/, ''))
          ?.screen.preload()
          .catch(() => undefined)
      }
    }
    void preload()
    return () => void (isShown = false)
  }, [all])
}
