import styled from '@emotion/styled'

/** Wrapping row with gaps of `space` grid steps (4 px). */
export const Row = styled.div<{ space?: number; justify?: 'start' | 'between' | 'end' | 'center' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ justify = 'start' }) =>
    ({ start: 'flex-start', between: 'space-between', end: 'flex-end', center: 'center' })[justify]};
  margin: ${({ space = 3 }) => space * -2}px;
  & > * {
    margin: ${({ space = 3 }) => space * 2}px;
  }
`
