import styled from '@emotion/styled'

/** Headings, questions and answers as the brand build writes them. */
export const Questions = styled.div`
  overflow-wrap: anywhere;
  & > h2 {
    margin: 24px 0 4px;
    font-size: 1.1875rem;
  }
  & > :first-of-type {
    margin-top: 0;
  }
  & > details {
    border-bottom: 1px solid var(--border);
  }
  & summary {
    padding: 12px 0;
    font-weight: 600;
    cursor: pointer;
  }
  & p,
  & ul,
  & ol {
    max-width: 44rem;
    margin: 0 0 12px;
  }
  & ul,
  & ol {
    padding-left: 22px;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & [hidden] {
    display: none;
  }
`
