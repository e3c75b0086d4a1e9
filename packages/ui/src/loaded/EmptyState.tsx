import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 420px;
  margin: 0 auto;
  padding: 24px 16px;
  text-align: center;
  text-wrap: balance;
`

const Art = styled.div`
  width: 168px;
  max-width: 60%;
  margin-bottom: 12px;
`

const Title = styled.p`
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-weight: 500;
`

const Note = styled.div`
  margin-top: 4px;
  color: var(--text-muted);
`

const Next = styled.div`
  margin-top: 16px;
`

export const EmptyState = ({
  art,
  title,
  action,
  children,
}: {
  art?: ReactNode
  title: ReactNode
  action?: ReactNode
  children?: ReactNode
}) => (
  <Root>
    {art ? <Art>{art}</Art> : null}
    <Title>{title}</Title>
    {children ? <Note>{children}</Note> : null}
    {action ? <Next>{action}</Next> : null}
  </Root>
)
