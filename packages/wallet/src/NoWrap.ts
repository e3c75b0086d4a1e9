import styled from '@emotion/styled'

/** Text that must not break: an account number, masked with dashes. */
export const NoWrap = styled.span`
  white-space: nowrap;
`
