import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on a page that is painted and is being taken over: what no page painted beforehand can know comes after it. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
