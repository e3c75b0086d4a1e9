import { type ReactNode, useEffect } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Phrases } from '../layout/Phrases.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { t } from '../language/words.ts'
import { Back, Columns, Content, Head, Intro, Main, Rail, Title, Tools } from './pageStyle.ts'

export interface PageProps {
  /** The h1, and the title of the document. */
  title: string
  /** Back link; none if omitted. */
  back?: string | undefined
  /** The heading is heard, not seen: the screen begins with what it is for. It greets by name, so it is not translated. */
  unseenTitle?: boolean | undefined
  intro?: ReactNode
  /** Beside the heading: one small action. */
  action?: ReactNode
  /** The side rail from 960 px on; below it, it follows the content. */
  rail?: ReactNode
  /** Beside a smaller heading, in one row that stays at hand while the page scrolls. */
  tools?: ReactNode
  /** Narrow: one form, one thing to do. */
  narrow?: boolean | undefined
  children: ReactNode
}

const siteName = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content

/** A screen: the document's title, its one heading, the content column and, on a desktop, a side rail. */
export const Page = (props: PageProps) => {
  const { title, back, unseenTitle, intro, action, rail, tools, narrow, children } = props
  useEffect(() => {
    const site = siteName()
    document.title = site ? `${title} · ${site}` : title
  }, [title])
  return (
    <Main id="content" tabIndex={-1} size={narrow ? 'narrow' : 'usual'}>
      {unseenTitle ? (
        <VisuallyHidden as="h1" translate="no">
          {title}
        </VisuallyHidden>
      ) : (
        <Head sticky={Boolean(tools)}>
          {back === undefined ? null : (
            <Back to={back} aria-label={t.common.back} title={t.common.back}>
              <Icon name="back" />
            </Back>
          )}
          <Title>{title}</Title>
          {tools ? <Tools>{tools}</Tools> : null}
          {action}
        </Head>
      )}
      {intro ? <Intro>{typeof intro === 'string' ? <Phrases>{intro}</Phrases> : intro}</Intro> : null}
      {rail ? (
        <Columns>
          <Content>{children}</Content>
          <Rail>{rail}</Rail>
        </Columns>
      ) : (
        <Content>{children}</Content>
      )}
    </Main>
  )
}
