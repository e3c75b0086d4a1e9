import styled from '@emotion/styled'

/** What stands at the end of a public bar: with large letters in two rows, beside the menu and the mark. */
export const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  max-width: calc(100vw - 130px);
  & > * + * {
    margin-left: 8px;
  }
`
