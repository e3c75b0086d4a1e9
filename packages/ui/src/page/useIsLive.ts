import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on a page that is painted and is being taken over: what no page painted beforehand can know comes after it. */
export const useIsLive = () =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )
