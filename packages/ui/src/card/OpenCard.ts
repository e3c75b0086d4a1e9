import styled from '@emotion/styled'
import { Card } from './Card.ts'

/** Card of a long list, which on a phone has no box: its rows reach from edge to edge. */
export const OpenCard = styled(Card)`
  @media (max-width: 599px) {
    margin: 0 -16px;
    border-width: 1px 0;
    border-color: var(--border);
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`
