import styled from '@emotion/styled'

/** Text without line breaks, for a masked account number or a bank's name. */
export const NoWrap = styled.span`
  white-space: nowrap;
`
