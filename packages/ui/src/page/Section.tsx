import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Card } from '../card/Card.ts'

const inCard = `
  padding: 10px 16px 0;
  /* The card cuts what is outside it. */
  & > a:focus {
    outline-offset: -3px;
  }
`

const Head = styled.div<{ padded?: boolean | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 44px;
  ${({ padded }) => (padded ? inCard : 'margin-bottom: 8px;')}
  /* With large text the action wraps below the heading. */
  & > h2 {
    flex: 1 1 7em;
    min-width: 0;
    margin-right: 12px;
    font-size: 1.1875rem;
  }
  & > * + * {
    flex: none;
    margin-left: auto;
  }
  /* Aligns a quiet link's text, not its padding. */
  & > h2 + a {
    margin-right: -14px;
  }
`

interface SectionHeadProps {
  id?: string
  title: ReactNode
  action?: ReactNode
  padded?: boolean
}

export const SectionHead = ({ id, title, action, padded }: SectionHeadProps) => (
  <Head padded={padded}>
    <h2 id={id}>{title}</h2>
    {action}
  </Head>
)

interface SectionProps {
  title: ReactNode
  action?: ReactNode
  /** Puts heading and content into one card; `flush` for a list. */
  card?: 'flush' | 'padded'
  children: ReactNode
}

export const Section = ({ title, action, card, children }: SectionProps) => {
  const id = useId()
  const isFlush = card === 'flush'
  const content = (
    <>
      <SectionHead id={id} title={title} action={action} padded={isFlush} />
      {children}
    </>
  )
  return card ? (
    <Card flush={isFlush} aria-labelledby={id}>
      {content}
    </Card>
  ) : (
    <section aria-labelledby={id}>{content}</section>
  )
}
