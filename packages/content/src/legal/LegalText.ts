import type { TextName } from '@member/brand'
import { createContext, useContext } from 'react'

/** HTML of a legal page or the help, set by Node, stories and tests; undefined if the page contains it. */
export const LegalText = createContext<string | undefined>(undefined)

export function useLegalText(name: TextName): string | undefined {
  const given = useContext(LegalText)
  if (given !== undefined || typeof document === 'undefined') return given
  const carried = document.querySelector(`#legal[data-page="${name}"]`)?.textContent
  return carried ? JSON.parse(carried) : undefined
}
