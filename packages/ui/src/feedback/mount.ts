import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Renders a node permanently at the end of the page, outside the app's React tree. */
export const mount = (node: ReactNode): void => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  // Synchronously: a dialog focused before its styles exist would scroll the page to its end.
  flushSync(() => root.render(node))
}
