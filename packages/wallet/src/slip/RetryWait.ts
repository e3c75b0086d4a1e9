import styled from '@emotion/styled'

export const RetryWait = styled.p`
  color: var(--text-muted);
  text-align: center;
`
