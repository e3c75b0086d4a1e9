import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Renders its children after hydration.
 * Use it instead of `useHydrated` in a large component, which the hook would re-render synchronously as a whole.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null)
