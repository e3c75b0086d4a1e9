import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { storyLink } from '../docs/storyLink.ts'

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
  & > h3 {
    margin: 0 0 4px;
    color: var(--brand-text);
    font-size: 1.1875rem;
  }
  & > p {
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

interface CardProps {
  to: string
  kind?: 'story' | 'docs'
  title: string
  words: string
  art: ReactNode
}

export const Card = ({ to, kind = 'docs', title, words, art }: CardProps) => (
  <Root href={storyLink(to, kind)} target="_top">
    {art}
    <h3>{title}</h3>
    <p>{words}</p>
  </Root>
)
