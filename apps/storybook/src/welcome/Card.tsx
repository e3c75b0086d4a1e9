import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.a`
  display: block;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  text-decoration: none;
  &:hover {
    border-color: var(--brand-text);
    background: var(--surface-2);
  }
  & > svg {
    width: 88px;
    height: 88px;
    margin-bottom: 12px;
  }
  & h3 {
    color: var(--brand-text);
    font-size: 19px;
  }
  & p {
    color: var(--text-muted);
    font-size: 15px;
  }
`

interface CardProps {
  to: string
  title: string
  words: string
  art: ReactNode
}

export const Card = ({ to, title, words, art }: CardProps) => (
  <Root href={`./?path=/story/${to}`} target="_top">
    {art}
    <h3>{title}</h3>
    <p>{words}</p>
  </Root>
)
