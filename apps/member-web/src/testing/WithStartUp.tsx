import type { ReactNode } from 'react'
import { StartUp } from '../startUp/StartUp.tsx'

/** A screen with what the server says of the site: alone it would show the brand's own words. */
export const WithStartUp = ({ children }: { children: ReactNode }) => (
  <>
    <StartUp />
    {children}
  </>
)
