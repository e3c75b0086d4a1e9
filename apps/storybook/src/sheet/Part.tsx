import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.section`
  margin-top: 48px;
  & > h2 {
    font-size: 24px;
  }
  & > p {
    max-width: 62ch;
    margin-bottom: 16px;
    color: var(--text-muted);
  }
`

export const Part = ({ title, intro, children }: { title: string; intro: string; children: ReactNode }) => (
  <Root>
    <h2>{title}</h2>
    <p>{intro}</p>
    {children}
  </Root>
)
