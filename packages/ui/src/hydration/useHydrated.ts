import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, then true; content unknown to pre-rendering must wait for true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
