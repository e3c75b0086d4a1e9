import styled from '@emotion/styled'

/** How long until the next try. */
export const RetryWait = styled.p`
  color: var(--text-muted);
  text-align: center;
`
