import { LinkButton, Page, SearchField, Section, Stack, VisuallyHidden } from '@member/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useHref, useSearchParams } from 'react-router'
import { WithContents, withParts, TextMissing } from '../legal/WithContents.tsx'
import { useLegalText } from '../legal/LegalText.ts'
import { Questions } from './helpStyle.ts'
import { t } from './words.ts'
import { searchKey } from '@member/i18n/search'

/**
 * Filters the questions below `root` and hides empty groups; returns the number of matches.
 * A single match is opened.
 */
function showMatching(root: Element, words: string): number {
  const wanted = words.split(/\s+/).map(searchKey)
  const matches = (question: Element) => {
    const text = searchKey(question.textContent)
    return wanted.every((word) => text.includes(word))
  }
  const shown: HTMLDetailsElement[] = []
  for (const group of root.querySelectorAll('section')) {
    const questions = Array.from(group.querySelectorAll('details'))
    for (const question of questions) question.hidden = !matches(question)
    const found = questions.filter(({ hidden }) => !hidden)
    group.hidden = words !== '' && found.length === 0
    shown.push(...found)
  }
  const [only] = shown
  if (words && only && shown.length === 1) only.open = true
  return shown.length
}

/** Puts each heading and its questions into a group. */
const inGroups = (html: string) => `<section>${html.replace(/(?!^)<h2/g, '</section><section><h2')}</section>`

interface HelpScreenProps {
  href: string
  contactLink: string
  back: string
  /** Addresses of screens by title: “ฝากเงิน” in a help text becomes a link to its screen. */
  screens: Readonly<Record<string, string>>
}

/** Help from the brand's own folder; `?q=` in the address searches the help. */
export function HelpScreen({ href, contactLink, back, screens }: HelpScreenProps) {
  const text = useLegalText('help')
  const [params, setParams] = useSearchParams()
  const wanted = params.get('q') ?? ''
  const [found, setFound] = useState<number>()
  // Root of the site in the language shown.
  const root = useHref('/').replace(/\/$/, '')
  const linked = text?.replace(/“([^”<]+)”/g, (quoted, name: string) => {
    const to = screens[name]
    return to === undefined ? quoted : `<a href="${root}${to}">${name}</a>`
  })
  const { html, parts } = withParts(linked ?? '')
  return (
    <Page title={t.title} back={back}>
      <WithContents
        parts={parts}
        isPartial={wanted !== ''}
        search={
          text === undefined ? null : (
            <div>
              <SearchField
                label={t.search}
                placeholder={t.searchHint}
                hint={found === 0 ? t.nothing : undefined}
                value={wanted}
                onSearch={(words) => setParams(words ? { q: words } : {}, { replace: true })}
              />
              <VisuallyHidden role="status">
                {wanted && found !== undefined ? t.found({ count: found }) : ''}
              </VisuallyHidden>
            </div>
          )
        }
      >
        {text === undefined ? (
          <TextMissing href={href} />
        ) : (
          <Answers key={html} html={inGroups(html)} wanted={wanted} onFound={setFound} />
        )}
        <Section title={t.more}>
          <Stack>
            <LinkButton to={contactLink} variant="primary" wide="phone" icon="contact">
              {t.contact}
            </LinkButton>
          </Stack>
        </Section>
      </WithContents>
    </Page>
  )
}

interface AnswersProps {
  html: string
  wanted: string
  onFound: (count: number) => void
}

function Answers({ html, wanted, onFound }: AnswersProps) {
  const questions = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (questions.current) onFound(showMatching(questions.current, wanted))
  }, [wanted, onFound])
  // oxlint-disable-next-line react/no-danger -- made of Markdown by the brand build, which lets no HTML through
  return <Questions ref={questions} dangerouslySetInnerHTML={{ __html: html }} />
}
