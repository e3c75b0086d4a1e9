import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/** One column on a phone; on a desktop the content, and a rail with the credit and what moved. */
export const Home = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) var(--rail);
    grid-template-rows: auto 1fr;
    grid-gap: 24px 32px;
  }
`

const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  align-content: start;
`

/** At the top edge of a phone, and of the rail. */
export const Top = styled.div`
  ${column}
  ${desktop} {
    grid-column: 2;
    grid-row: 1;
  }
`

export const Main = styled.div`
  ${column}
  ${desktop} {
    grid-column: 1;
    grid-row: 1 / span 2;
    grid-gap: 24px;
  }
`

/** Below the content on a phone. */
export const Rail = styled.div`
  ${column}
  ${desktop} {
    grid-column: 2;
    grid-row: 2;
  }
`

/** As high for a newcomer, for whoever has played nothing, and for whoever has: what follows is in view. */
export const Own = styled.div`
  min-height: 242px;
  ${desktop} {
    min-height: 172px;
  }
`
