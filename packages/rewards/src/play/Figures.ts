import styled from '@emotion/styled'

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  margin: -6px -12px;
  & > div {
    flex: 1 1 auto;
    min-width: 96px;
    padding: 6px 12px;
  }
  & dt {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
  & dd {
    margin: 0;
    font-family: var(--font-display);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
