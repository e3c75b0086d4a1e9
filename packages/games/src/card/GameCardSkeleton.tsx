import styled from '@emotion/styled'
import { Box } from '../cover/coverStyle.ts'

export const GameCardSkeleton = styled(Box)`
  background-color: var(--surface-2);
`
