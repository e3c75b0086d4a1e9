import { useHydrateAtoms } from 'jotai/utils'
import type { ReactNode } from 'react'
import { serverAtom } from '../site/server.ts'
import * as serverSide from '../site/serverSide.ts'

/** The site once the code that asks the server has come: a screen of its own would show the brand's words only. */
export const ServerHere = ({ children }: { children: ReactNode }) => {
  useHydrateAtoms([[serverAtom, serverSide]])
  return children
}
