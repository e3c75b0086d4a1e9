import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.ts'
import { desktop } from '../theme/token.ts'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) var(--rail);
    grid-gap: 32px;
    align-items: start;
  }
`

const Side = styled(Stack)`
  /* In a lower window or with large letters its end could not be reached. */
  @media (min-width: 60em) and (min-height: 50em) {
    position: -webkit-sticky;
    position: sticky;
    top: calc(var(--bar-height) + 24px);
  }
`

/** Main content with a sticky side column from 960 px on; on narrower screens the side is below. */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Grid>
    <Stack space={5}>{main}</Stack>
    <Side as="aside" space={5}>
      {side}
    </Side>
  </Grid>
)
