import styled from '@emotion/styled'
import { Stack, desktop } from '@member/ui'
import type { ReactNode } from 'react'

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    grid-gap: 32px;
    align-items: start;
  }
`

/** Something to play with, and beside it from 960 px on what it gave and may give. */
export const PlayLayout = ({ play, children }: { play: ReactNode; children: ReactNode }) => (
  <Grid>
    <div>{play}</div>
    <Stack space={6}>{children}</Stack>
  </Grid>
)
