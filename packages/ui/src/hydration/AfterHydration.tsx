import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Renders its children only after hydration. Use this in a large component instead of `useHydrated`, which would
 * re-render the whole component synchronously.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null)
