import styled from '@emotion/styled'

/** Two short fields beside one another where there is room. */
export const Pair = styled.div<{ wideFirst?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ wideFirst }) => (wideFirst ? 3 : 2)}fr) minmax(0, 2fr);
  grid-gap: 16px 12px;
  align-items: start;
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
