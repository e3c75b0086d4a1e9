import { desktop } from '@member/ui'
import styled from '@emotion/styled'

/** Layout of the home. `--own`, `--below` and `--beside` reserve the heights of content that loads late. */
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

export const Rail = styled.div`
  ${column}
  ${desktop} {
    grid-column: 2;
    grid-row: 2;
  }
`

/** Box of the member's games, as high with games as without. */
export const Own = styled.div`
  min-height: var(--own);
`
