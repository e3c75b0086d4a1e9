import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Tiles } from '../layout/Tiles.ts'

const Root = styled.div`
  & + & {
    margin-top: 24px;
  }
  & > h3 {
    margin-bottom: 8px;
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
`

const Caption = styled.figcaption`
  margin-top: 4px;
  font-size: 0.8125rem;
  text-align: center;
`

export const Pieces = ({
  title,
  least = 96,
  pieces,
}: {
  title: string
  least?: number
  pieces: Record<string, ReactNode>
}) => (
  <Root>
    <h3>{title}</h3>
    <Tiles least={least}>
      {Object.entries(pieces).map(([name, piece]) => (
        <li key={name}>
          <figure>
            {piece}
            <Caption>{name}</Caption>
          </figure>
        </li>
      ))}
    </Tiles>
  </Root>
)
