import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 44px;
  margin-bottom: 8px;
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

export const SectionHead = ({ id, title, action }: { id?: string; title: ReactNode; action?: ReactNode }) => (
  <Head>
    <h2 id={id}>{title}</h2>
    {action}
  </Head>
)

export const Section = ({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} action={action} />
      {children}
    </section>
  )
}
