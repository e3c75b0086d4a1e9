import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration, then true. Content unknown to pre-rendering must wait until it is true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
