import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Puts a node of the house at the end of the page, outside the app's own tree, for good. */
export const mount = (node: ReactNode): void => {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(node)
}
