import styled from '@emotion/styled'

/** Vertical stack with gaps of `space` grid steps (4 px). */
export const Stack = styled.div<{ space?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: ${({ space = 4 }) => space * 4}px;
`
