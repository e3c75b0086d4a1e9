import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The browser's name of itself; empty in Node and while a pre-rendered page wakes up. */
export const useUserAgent = () =>
  useSyncExternalStore(
    never,
    () => navigator.userAgent,
    () => '',
  )
