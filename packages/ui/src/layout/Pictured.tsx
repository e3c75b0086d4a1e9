import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: flex;
  align-items: center;
  & > span:first-of-type {
    flex: none;
    width: 48px;
    margin-right: 12px;
  }
  & strong {
    display: block;
    font-weight: 600;
  }
`

const Note = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.6;
`

/** A small picture beside a title and a sentence. */
export const Pictured = ({
  picture,
  title,
  children,
}: {
  picture: ReactNode
  title: ReactNode
  children: ReactNode
}) => (
  <Root>
    <span>{picture}</span>
    <div>
      <strong>{title}</strong>
      <Note>{children}</Note>
    </div>
  </Root>
)
