import styled from '@emotion/styled'
import { Stack } from '@member/ui'

/** What stands below wheel or cards, no broader than they are. */
export const PlayControls = styled(Stack)`
  width: 100%;
  max-width: 460px;
  margin: 0 auto;
`
