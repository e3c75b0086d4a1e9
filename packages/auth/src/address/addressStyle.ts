import styled from '@emotion/styled'

/** Row of two fields, which wraps on narrow screens or with large text. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -6px -16px;
  & > * {
    flex: 2 1 7.5rem;
    min-width: 0;
    margin: 0 6px 16px;
  }
  & > :first-of-type {
    flex: 3 1 10.5rem; /* The longest name of a province. */
  }
`
