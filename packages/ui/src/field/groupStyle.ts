import styled from '@emotion/styled'

export const GroupLegend = styled.p`
  margin-bottom: 6px;
  font-weight: 600;
  font-size: 0.9375rem;
`

export const GroupFault = styled.p`
  display: flex;
  margin-top: 6px;
  color: var(--bad);
  font-size: 0.875rem;
  & > svg {
    flex: none;
    margin: 3px 6px 0 0;
  }
`
