import styled from '@emotion/styled'

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
