import { useSyncExternalStore } from 'react'

const onResize = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

const isWide = () => 'matchMedia' in window && window.matchMedia('(min-width: 60em)').matches

/** Returns true at the widths of `desktop`, where the phone that pays is another device. */
export const useIsDesktop = (): boolean => useSyncExternalStore(onResize, isWide, () => false)
