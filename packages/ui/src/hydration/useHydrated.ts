import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a pre-rendered page is hydrated: what no page rendered beforehand can know is rendered after it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
