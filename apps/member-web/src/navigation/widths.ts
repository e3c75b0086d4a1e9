import { desktop } from '@member/ui'
import styled from '@emotion/styled'

export const MobileOnly = styled.div`
  display: flex;
  align-items: center;
  ${desktop} {
    display: none;
  }
`

export const DesktopOnly = styled.div`
  display: none;
  ${desktop} {
    display: flex;
    align-items: center;
  }
`
