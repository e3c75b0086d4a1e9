import { type Brand, legalNames } from '@member/brand'
import { legalText, type OwnFolder } from '@member/brand/own'
import { escapeJson } from '../escape.ts'
import { legalMarkdown } from './legalMarkdown.ts'

const nameAt = (path: string) => legalNames.find((name) => path.replace(/\/$/, '') === `/legal/${name}`)

/** The text of the legal page at `path`, undefined where no legal page is. */
export function legalHtml(path: string, brand: Brand, own: OwnFolder) {
  const name = nameAt(path)
  return name && { name, html: legalMarkdown(legalText(name, brand, own)) }
}

/** The element by which a legal page carries its text, for whoever the pre-rendered page was not made for. */
export const legalHead = (text: ReturnType<typeof legalHtml>) =>
  text
    ? [
        `<script type="application/json" id="legal" data-page="${text.name}">${escapeJson(text.html)}</script>`,
      ]
    : []
