import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/** Only on a phone or a tablet. */
export const MobileOnly = styled.div`
  display: flex;
  align-items: center;
  ${desktop} {
    display: none;
  }
`

/** Only on a desktop. */
export const DesktopOnly = styled.div`
  display: none;
  ${desktop} {
    display: flex;
    align-items: center;
  }
`
