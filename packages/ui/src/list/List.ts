import styled from '@emotion/styled'

/** List of rows with dividers, for a `flush` Card. */
export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--border);
  }
`
