import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during hydration: content that pre-rendering cannot know must wait until it is true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
