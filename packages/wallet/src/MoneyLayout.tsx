import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  grid-template-areas: 'main' 'side' 'below';
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 352px;
    grid-column-gap: 32px;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'main side' 'below side';
    align-items: start;
  }
`

const Area = styled.div<{ name: string }>`
  grid-area: ${({ name }) => name};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  &:empty {
    display: none;
  }
`

/** A money screen's three parts: one column on a phone, a rail from 960 px on, in the order a member needs them. */
export const MoneyLayout = ({
  main,
  side,
  below,
}: {
  main: ReactNode
  side?: ReactNode
  below?: ReactNode
}) => (
  <Grid>
    <Area name="main">{main}</Area>
    <Area name="side">{side}</Area>
    <Area name="below">{below}</Area>
  </Grid>
)
