import styled from '@emotion/styled'

const Root = styled.details`
  margin: 0 0 8px 38px;
  color: var(--text-muted);
  font-size: 0.875rem;
  & > summary {
    min-height: 44px;
    padding: 10px 0;
    color: var(--brand-text);
    cursor: pointer;
  }
  & > ul {
    padding-left: 18px;
    list-style: disc;
  }
`

export const ReadMore = ({ title, lines }: { title: string; lines: string[] }) => (
  <Root>
    <summary>{title}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Root>
)
