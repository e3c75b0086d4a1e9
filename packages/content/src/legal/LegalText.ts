import type { TextName } from '@member/brand'
import { createContext, useContext } from 'react'

/** The HTML of a legal page, or of the help, where there is no page to read it from: in Node, stories and tests. */
export const LegalText = createContext<string | undefined>(undefined)

/** The text that the page carries; the brand build wrote it from the brand's Markdown, so it needs no cleaning. */
export function useLegalText(name: TextName): string | undefined {
  const given = useContext(LegalText)
  if (given !== undefined || typeof document === 'undefined') return given
  const carried = document.querySelector(`#legal[data-page="${name}"]`)?.textContent
  return carried ? JSON.parse(carried) : undefined
}
