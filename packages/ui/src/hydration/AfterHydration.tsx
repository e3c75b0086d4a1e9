import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Renders its children only after hydration. In a large component, use this instead of `useHydrated`, which
 * re-renders the whole component.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null)
