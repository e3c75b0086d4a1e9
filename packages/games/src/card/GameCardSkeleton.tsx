import styled from '@emotion/styled'
import { Box } from '../cover/coverStyle.ts'

/** The place of a card that is on its way. */
export const GameCardSkeleton = styled(Box)`
  background-color: var(--surface-2);
`
