import { type Brand, textAddress, textNames } from '@member/brand'
import { legalText, type OwnFolder } from '@member/brand/own'
import type { Language } from '@member/i18n'
import { escapeJson } from '../app/app.ts'
import { helpMarkdown, legalMarkdown } from './legalMarkdown.ts'

const nameAt = (path: string) => textNames.find((name) => path.replace(/\/$/, '') === textAddress(name))

/** Returns the HTML of the legal page or help at `path`; undefined for any other path. */
export function legalHtml(path: string, brand: Brand, own: OwnFolder, language: Language = 'th') {
  const name = nameAt(path)
  if (!name) return undefined
  const text = legalText(name, brand, own, language)
  return { name, html: name === 'help' ? helpMarkdown(text) : legalMarkdown(text) }
}

/** Returns a script element with the text of a legal page or the help, for the app; else empty. */
export const legalHead = (text: ReturnType<typeof legalHtml>) =>
  text
    ? [
        `<script type="application/json" id="legal" data-page="${text.name}">${escapeJson(text.html)}</script>`,
      ]
    : []
