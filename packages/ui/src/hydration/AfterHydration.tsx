import type { ReactNode } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * Renders its children once a pre-rendered page is hydrated. A component of its own, because that render is synchronous:
 * whatever asks `useHydrated` renders again in one piece, with all that stands below it.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) => (useHydrated() ? children : null)
