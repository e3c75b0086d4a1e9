import styled from '@emotion/styled'

/** Two short fields beside one another where there is room for them and for letters as large as they are. */
export const Pair = styled.div<{ wideFirst?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -6px -16px;
  & > * {
    flex: 2 1 7.5rem;
    min-width: 0;
    margin: 0 6px 16px;
  }
  & > :first-of-type {
    ${({ wideFirst }) => wideFirst && 'flex: 3 1 10.5rem;'}
  }
`
