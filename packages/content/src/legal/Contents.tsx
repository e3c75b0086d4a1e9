import { Card, desktop, List, EmptyState, LinkButton, SceneArt } from '@member/ui'
import styled from '@emotion/styled'
import { t } from './words.ts'

// Not on a phone, where it would follow the text.
const Nav = styled.nav`
  display: none;
  ${desktop} {
    display: block;
    /* Space for the bar above and content below. */
    max-height: calc(100vh - 220px);
    overflow-y: auto;
  }
  & a {
    display: block;
    padding: 12px 16px;
    color: var(--text);
    text-decoration: none;
    &:focus {
      outline-offset: -3px;
    }
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--surface-2);
    }
  }
`

const idOf = (at: number) => `part-${at + 1}`

export function withParts(html: string) {
  const parts: string[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const at = parts.push(heading.replace(/<[^>]+>/g, '')) - 1
    return `<h2 id="${idOf(at)}">${heading}</h2>`
  })
  return { html: marked, parts }
}

export const Contents = ({ parts }: { parts: readonly string[] }) =>
  parts.length < 2 ? null : (
    <Nav aria-label={t.parts}>
      <Card flush>
        <List>
          {parts.map((part, at) => (
            <li key={idOf(at)}>
              <a href={`#${idOf(at)}`}>
                {/* oxlint-disable-next-line react/no-danger -- a heading of the page, without its tags */}
                <span dangerouslySetInnerHTML={{ __html: part }} />
              </a>
            </li>
          ))}
        </List>
      </Card>
    </Nav>
  )

/** Message that the page lacks its text, with a link that reloads the page. */
export const TextMissing = ({ href }: { href: string }) => (
  <EmptyState
    art={<SceneArt name="unavailable" />}
    title={t.missing}
    action={
      <LinkButton href={href} variant="primary">
        {t.again}
      </LinkButton>
    }
  />
)
