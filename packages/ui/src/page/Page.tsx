import { type ReactNode, useEffect } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Phrases } from '../layout/Phrases.tsx'
import { Stack } from '../layout/Stack.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { t } from '../language/words.ts'
import { Columns } from './Columns.tsx'
import { Back, Head, Intro, Main, Title, Tools } from './pageStyle.ts'

export interface PageProps {
  /** Text of the heading (h1) and of the document's title. */
  title: string
  back?: string | undefined
  /** True to hide the heading from sight. */
  unseenTitle?: boolean | undefined
  intro?: ReactNode
  action?: ReactNode
  /** Content of the side column from 960 px on; on narrower screens below the main content. */
  rail?: ReactNode
  /** Controls beside the heading, in a row that stays in view while scrolling. */
  tools?: ReactNode
  narrow?: boolean | undefined
  children: ReactNode
}

const siteName = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content

/** A screen: document title, heading, content and, if given, a side column. */
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
      {rail ? <Columns main={children} side={rail} /> : <Stack space={5}>{children}</Stack>}
    </Main>
  )
}
