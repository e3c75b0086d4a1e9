import { type Brand, legalNames } from '@member/brand'
import { legalText, type OwnFolder } from '@member/brand/own'
import markdownIt from 'markdown-it'
import { escapeJson } from '../escape.ts'

// Without HTML of the text's own, links that run something, and pictures from elsewhere.
const markdown = markdownIt({ html: false }).disable('image')

// The policy of the pages refuses the style attribute that a table's aligned column would have.
markdown.core.ruler.push('no-style', ({ tokens }) => {
  for (const token of tokens) token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null
})
// The page has a heading of its own.
markdown.core.ruler.push('one-heading', (state) => {
  if (state.tokens[0]?.tag === 'h1') state.tokens.splice(0, 3)
  for (const token of state.tokens) if (token.tag === 'h1') token.tag = 'h2'
})

const nameAt = (path: string) => legalNames.find((name) => path.replace(/\/$/, '') === `/legal/${name}`)

/** The text of the legal page at `path`, undefined where no legal page is. */
export function legalHtml(path: string, brand: Brand, own: OwnFolder) {
  const name = nameAt(path)
  return name && { name, html: markdown.render(legalText(name, brand, own)) }
}

/** The element by which a legal page carries its text, for whoever the pre-rendered page was not made for. */
export const legalHead = (text: ReturnType<typeof legalHtml>) =>
  text
    ? [
        `<script type="application/json" id="legal" data-page="${text.name}">${escapeJson(text.html)}</script>`,
      ]
    : []
