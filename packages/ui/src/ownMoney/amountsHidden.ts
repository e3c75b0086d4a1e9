import { formatBaht } from '@member/i18n'
import { useCallback, useSyncExternalStore } from 'react'

interface Place {
  read: () => string | null
  write: (text: string | null) => unknown
}

const listeners = new Set<() => void>()
let place: Place | undefined
let areHidden: boolean | undefined

/** Sets the storage of privacy mode. */
export function setAmountsHiddenStore(stored: Place): void {
  place = stored
  areHidden = undefined
}

/** True in privacy mode, where the member's amounts are hidden from bystanders. */
export const areAmountsHidden = () => (areHidden ??= place?.read() === '1')

export function hideAmounts(hide: boolean): void {
  areHidden = hide
  place?.write(hide ? '1' : null)
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void) {
  listeners.add(changed)
  const inOtherTab = () => {
    if (!place) return
    areHidden = undefined
    changed()
  }
  window.addEventListener('storage', inOtherTab)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', inOtherTab)
  }
}

// A pre-rendered page contains no amounts.
const onServer = () => false

export const useAmountsHidden = () => useSyncExternalStore(subscribe, areAmountsHidden, onServer)

export const dots = '••••••'

/** Returns an amount as text, or dots in privacy mode; the text does not update. */
export const ownBaht = (...[baht, options]: Parameters<typeof formatBaht>) =>
  areAmountsHidden() ? dots : formatBaht(baht, options)

/** Returns a function that formats an amount (baht), or gives dots in privacy mode. */
export function useOwnBaht() {
  const isHidden = useAmountsHidden()
  return useCallback(
    (...[baht, options]: Parameters<typeof formatBaht>) => (isHidden ? dots : formatBaht(baht, options)),
    [isHidden],
  )
}
