import { formatBaht } from '@member/i18n'
import { useCallback, useSyncExternalStore } from 'react'

/** Where the choice is kept on this device. */
interface Place {
  read: () => string | null
  write: (text: string | null) => unknown
}

const listeners = new Set<() => void>()
let place: Place | undefined
let areHidden: boolean | undefined

/** Keeps the choice there; without a place it lasts as long as the page. */
export function keepAmountsHidden(kept: Place): void {
  place = kept
  areHidden = undefined
}

/** True if the member hid what they have from whoever looks over their shoulder. */
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

// A pre-rendered page knows no amount yet, and shows none.
const onServer = () => false

/** True while the member hides their amounts, here or in another tab. */
export const useAmountsHidden = () => useSyncExternalStore(subscribe, areAmountsHidden, onServer)

export const dots = '••••••'

/** An amount of the member's own as it may be told now, for what is said once and does not stay. */
export const ownBaht = (...[baht, options]: Parameters<typeof formatBaht>) =>
  areAmountsHidden() ? dots : formatBaht(baht, options)

/** Writes an amount of the member's own inside a text; dots while they hide it. */
export function useOwnBaht() {
  const isHidden = useAmountsHidden()
  return useCallback(
    (...[baht, options]: Parameters<typeof formatBaht>) => (isHidden ? dots : formatBaht(baht, options)),
    [isHidden],
  )
}
