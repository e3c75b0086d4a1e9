import styled from '@emotion/styled'

/** Text that must not break: an account number masked with dashes, the name of a bank. */
export const NoWrap = styled.span`
  white-space: nowrap;
`
