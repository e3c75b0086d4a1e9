import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Grid = styled.div<{ least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ least }) => least}px), 1fr));
  grid-gap: 24px 20px;
  margin: 16px 0 24px;
`

/** Stories side by side; below one another on a phone. */
export const Frames = ({ least = 300, children }: { least?: number; children: ReactNode }) => (
  <Grid least={least}>{children}</Grid>
)
