import type { ReactNode } from 'react'
import { StartUp } from '../startUp/StartUp.tsx'

/** A screen with `StartUp`, which loads the server's settings. */
export const WithStartUp = ({ children }: { children: ReactNode }) => (
  <>
    <StartUp />
    {children}
  </>
)
