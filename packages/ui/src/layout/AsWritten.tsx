import type { ReactNode } from 'react'

/** A name, an account number or a reference, which a browser that translates the page leaves as it is. */
export const AsWritten = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>
