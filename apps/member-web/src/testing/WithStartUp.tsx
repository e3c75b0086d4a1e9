import type { ReactNode } from 'react'
import { StartUp } from '../startUp/StartUp.tsx'

/** A screen with the server's settings; without them it would show the brand's defaults. */
export const WithStartUp = ({ children }: { children: ReactNode }) => (
  <>
    <StartUp />
    {children}
  </>
)
