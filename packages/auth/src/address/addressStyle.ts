import styled from '@emotion/styled'

/** Two short fields beside one another where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-gap: 16px 12px;
  align-items: start;
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
