import styled from '@emotion/styled'
import { Stack } from '@member/ui'

export const PlayControls = styled(Stack)`
  width: 100%;
  max-width: 460px;
  margin: 0 auto;
`
