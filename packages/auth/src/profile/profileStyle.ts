import styled from '@emotion/styled'
import { desktop } from '@member/ui'

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    & > :nth-of-type(2) {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`
