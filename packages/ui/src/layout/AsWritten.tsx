import type { ReactNode } from 'react'

/** Text that browsers must not translate: a name, an account number, a reference. */
export const AsWritten = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>
