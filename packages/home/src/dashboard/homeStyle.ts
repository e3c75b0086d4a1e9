import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/** One column on a phone, two on a desktop. */
export const Home = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  align-items: start;
  ${desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-gap: 24px;
  }
`

/** Over both columns. */
export const Wide = styled.div`
  ${desktop} {
    grid-column: 1 / -1;
  }
`
