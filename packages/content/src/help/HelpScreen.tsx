import { Card, LinkButton, Page, SearchField, Section, VisuallyHidden } from '@member/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useHref, useSearchParams } from 'react-router'
import { Contents, withParts } from '../legal/Contents.tsx'
import { useLegalText } from '../legal/LegalText.ts'
import { TextMissing } from '../legal/TextMissing.tsx'
import { Questions } from './helpStyle.ts'
import { showMatching } from './showMatching.ts'
import { t } from './words.ts'

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
  const [params] = useSearchParams()
  // Root of the site in the language shown.
  const root = useHref('/').replace(/\/$/, '')
  const linked = text?.replace(/“([^”<]+)”/g, (quoted, name: string) => {
    const to = screens[name]
    return to === undefined ? quoted : `<a href="${root}${to}">${name}</a>`
  })
  const { html, parts } = withParts(linked ?? '')
  return (
    <Page
      title={t.title}
      back={back}
      rail={
        <>
          {params.get('q') ? null : <Contents parts={parts} />}
          <Section title={t.more}>
            <LinkButton to={contactLink}>{t.contact}</LinkButton>
          </Section>
        </>
      }
    >
      {text === undefined ? <TextMissing href={href} /> : <Answers key={html} html={html} />}
    </Page>
  )
}

function Answers({ html }: { html: string }) {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('q') ?? ''
  const questions = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<number>()
  useLayoutEffect(() => {
    if (questions.current) setFound(showMatching(questions.current, wanted))
  }, [wanted])
  const said = wanted && found !== undefined ? t.found({ count: found }) : ''
  return (
    <>
      <SearchField
        label={t.search}
        hint={found === 0 ? t.nothing : t.searchHint}
        value={wanted}
        onSearch={(words) => setParams(words ? { q: words } : {}, { replace: true })}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Card hidden={found === 0}>
        {/* oxlint-disable-next-line react/no-danger -- made of Markdown by the brand build, which lets no HTML through */}
        <Questions ref={questions} dangerouslySetInnerHTML={{ __html: html }} />
      </Card>
    </>
  )
}
