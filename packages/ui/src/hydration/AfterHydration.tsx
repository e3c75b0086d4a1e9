import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Renders its children after hydration.
 * A separate component, because `useHydrated` re-renders its whole subtree synchronously.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null)
