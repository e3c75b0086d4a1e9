import styled from '@emotion/styled'

/** Things under one another, `space` grid steps (4 px) apart. */
export const Stack = styled.div<{ space?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: ${({ space = 4 }) => space * 4}px;
`
