import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/**
 * One column on a phone; on a desktop the content, and a rail with the credit and what moved. `--own`, `--below` and
 * `--beside` are the heights of what comes later: on a desktop a row of games is as high as a fifth of what six of them share.
 */
export const Home = styled.div`
  --own: 242px;
  --below: 364px;
  --beside: 900px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  ${desktop} {
    --column: calc(min(100vw, var(--content)) - 80px - var(--rail));
    --own: calc(70px + (var(--column) - 50px) / 5);
    --below: calc(214px + (var(--column) - 50px) / 2.5);
    --beside: 700px;
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

/** As high for a newcomer, for whoever has played nothing, and for whoever has: what follows stays where it is. */
export const Own = styled.div`
  min-height: var(--own);
`
