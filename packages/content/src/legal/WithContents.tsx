import { desktop, EmptyState, LinkButton, SceneArt, scrollSideways } from '@member/ui'
import styled from '@emotion/styled'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from './words.ts'

// On a phone a row above the text that scrolls sideways, on a desktop a rail beside it.
const Nav = styled.nav`
  margin: 0 -16px;
  & > p {
    display: none;
  }
  & > ul {
    display: flex;
    padding: 2px 16px;
    ${scrollSideways}
  }
  & li {
    flex: none;
  }
  & li + li {
    margin-left: 8px;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 14px;
    border: 1px solid var(--border);
    border-radius: 999px;
    background: var(--surface-1);
    color: var(--text);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  & .unbroken {
    white-space: nowrap;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--surface-2);
    }
  }
  ${desktop} {
    position: -webkit-sticky;
    position: sticky;
    top: calc(var(--bar-height) + 24px);
    max-height: calc(100vh - var(--bar-height) - 48px);
    margin: 0;
    overflow-y: auto;
    & > p {
      display: block;
      margin-bottom: 8px;
      color: var(--text-muted);
      font-size: 0.875rem;
    }
    & > ul {
      display: block;
      padding: 0;
      border-left: 1px solid var(--border);
    }
    & li + li {
      margin-left: 0;
    }
    & a {
      padding: 6px 16px;
      border: 0;
      border-radius: 0 var(--radius-s) var(--radius-s) 0;
      background: none;
      color: var(--text-muted);
      line-height: 1.5;
      &:focus {
        outline-offset: -3px;
      }
      &[aria-current] {
        box-shadow: inset 2px 0 0 var(--brand-strong);
        color: var(--text);
      }
    }
    @media (hover: hover) {
      & a:hover {
        color: var(--text);
      }
    }
  }
`

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-template-columns: 248px minmax(0, 1fr);
    grid-column-gap: 40px;
    align-items: start;
    & > * {
      grid-column: 2;
    }
    & > nav {
      grid-column: 1;
    }
    & > * + nav {
      grid-row: 1 / span 2;
    }
  }
`

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
`

const idOf = (at: number) => `part-${at + 1}`

// Words that browsers' Thai dictionaries break in two; not inside a tag.
const unbrokenWords = /(?:เจ้าหน้าที่|รหัสผ่าน|โปรโมชั่น|มือถือ|แท็บ)(?![^<>]*>)/g

const withUnbroken = (html: string) => html.replace(unbrokenWords, '<span class="unbroken">$&</span>')

/** Returns the HTML with an id for each heading and unbroken words in spans, and the headings. */
export function withParts(html: string) {
  const parts: string[] = []
  const marked = html.replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => {
    const at = parts.push(heading.replace(/<[^>]+>/g, '')) - 1
    return `<h2 id="${idOf(at)}">${heading}</h2>`
  })
  return { html: withUnbroken(marked), parts: parts.map(withUnbroken) }
}

/** Returns which part is read: the last whose heading has reached the upper half of the window. */
function usePartRead(count: number) {
  const [read, setRead] = useState<number>()
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const reached = new Set<Element>()
    const watcher = new IntersectionObserver(
      (seen) => {
        for (const { target, isIntersecting } of seen)
          if (isIntersecting) reached.add(target)
          else reached.delete(target)
        setRead(reached.size - 1)
      },
      // Counts what is above the window too.
      { rootMargin: '100000% 0px -50%' },
    )
    for (let at = 0; at < count; at += 1) {
      const heading = document.getElementById(idOf(at))
      if (heading) watcher.observe(heading)
    }
    return () => watcher.disconnect()
  }, [count])
  return read
}

const Contents = ({ parts }: Pick<WithContentsProps, 'parts'>) => {
  const read = usePartRead(parts.length)
  return (
    <Nav aria-label={t.parts}>
      <p aria-hidden>{t.parts}</p>
      <ul>
        {parts.map((part, at) => (
          <li key={idOf(at)}>
            <a href={`#${idOf(at)}`} aria-current={at === read ? 'true' : undefined}>
              {/* oxlint-disable-next-line react/no-danger -- a heading of the page, without its tags */}
              <span dangerouslySetInnerHTML={{ __html: part }} />
            </a>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

interface WithContentsProps {
  parts: readonly string[]
  /** True while only some parts are shown. */
  isPartial?: boolean
  /** Comes before the contents on a phone, above the text on a desktop. */
  search?: ReactNode
  children: ReactNode
}

/** A text with links to its parts. */
export const WithContents = ({ parts, isPartial = false, search, children }: WithContentsProps) =>
  parts.length < 2 ? (
    <>
      {search}
      {children}
    </>
  ) : (
    <Beside>
      {search}
      {isPartial ? null : <Contents parts={parts} />}
      <Text>{children}</Text>
    </Beside>
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
