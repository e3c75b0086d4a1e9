import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-bottom: 8px;
  & > h2 {
    min-width: 0;
    font-size: 1.1875rem;
  }
  & > * + * {
    flex: none;
    margin-left: 12px;
  }
  /* The words of a quiet link, not its padding, end where the content does. */
  & > h2 + a {
    margin-right: -14px;
  }
`

/** A part of a page with its h2, and at most one small action beside it. */
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
      <Head>
        <h2 id={id}>{title}</h2>
        {action}
      </Head>
      {children}
    </section>
  )
}
