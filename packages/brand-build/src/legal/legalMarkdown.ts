import markdownIt from 'markdown-it'

// Without HTML, script links and external pictures in the text.
const markdown = markdownIt({ html: false }).disable('image')

// The policy of the pages refuses the style attribute of an aligned table column.
markdown.core.ruler.push('no-style', ({ tokens }) => {
  for (const token of tokens) token.attrs = token.attrs?.filter(([name]) => name !== 'style') ?? null
})
// The page has its own heading.
markdown.core.ruler.push('one-heading', (state) => {
  if (state.tokens[0]?.tag === 'h1') state.tokens.splice(0, 3)
  for (const token of state.tokens) if (token.tag === 'h1') token.tag = 'h2'
})

export const legalMarkdown = (text: string) => markdown.render(text)

/** Returns the help as HTML: each third-level heading is a question that expands. */
export const helpMarkdown = (text: string) =>
  legalMarkdown(text)
    .split(/(?=<h[23]>)/)
    .map((part) =>
      part.replace(/^<h3>(.*?)<\/h3>\n([^]*)$/, '<details><summary>$1</summary>\n$2</details>\n'),
    )
    .join('')
