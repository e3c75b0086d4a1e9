import styled from '@emotion/styled'

export const NoWrap = styled.span`
  white-space: nowrap;
`
