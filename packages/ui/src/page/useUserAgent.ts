import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns the user agent; empty in Node and during hydration. */
export const useUserAgent = () =>
  useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  )
