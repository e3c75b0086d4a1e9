import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { th } from '../th.ts'
import { Back, Background, Columns, Content, Head, Intro, Main, Rail, Title, Tools } from './pageStyle.ts'

export interface PageProps {
  /** The h1, and the title of the document. */
  title: string
  /** Where "back" leads; no link without it. */
  back?: string | undefined
  intro?: ReactNode
  /** Beside the heading: one small action. */
  action?: ReactNode
  /** The side rail from 960 px on; below it, it follows the content. */
  rail?: ReactNode
  /** A full-cover fixed picture behind the page (spec §2). Absent or broken, the brand's own ground shows. */
  background?: string | undefined
  /** Beside a smaller heading, in one row that stays at hand while the page scrolls. */
  tools?: ReactNode
  /** As wide as the screen. */
  wide?: boolean | undefined
  /** Narrow: one form, one thing to do. */
  narrow?: boolean | undefined
  children: ReactNode
}

const siteName = () => document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content

/** A screen: the document's title, its one heading, the content column and, on a desktop, a side rail. */
export const Page = ({
  title,
  back,
  intro,
  action,
  rail,
  background,
  tools,
  wide,
  narrow,
  children,
}: PageProps) => {
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    const site = siteName()
    document.title = site ? `${title} · ${site}` : title
  }, [title])
  return (
    <Main id="content" tabIndex={-1} size={wide ? 'wide' : narrow ? 'narrow' : 'usual'}>
      {background && background !== broken ? (
        <Background src={background} alt="" decoding="async" onError={() => setBroken(background)} />
      ) : null}
      <Head sticky={Boolean(tools)}>
        {back === undefined ? null : (
          <Back to={back} aria-label={th.common.back} title={th.common.back}>
            <Icon name="back" />
          </Back>
        )}
        <Title>{title}</Title>
        {tools ? <Tools>{tools}</Tools> : null}
        {action}
      </Head>
      {intro ? <Intro>{intro}</Intro> : null}
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
