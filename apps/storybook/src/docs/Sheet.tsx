import styled from '@emotion/styled'
import { tablet } from '@member/ui'

/** The paper of a page of documentation. */
export const Sheet = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 24px 16px 96px;
  & h1 {
    margin-bottom: 8px;
    font-size: 1.75rem;
  }
  & h2 {
    margin: 48px 0 8px;
    font-size: 1.375rem;
    scroll-margin-top: 16px;
  }
  & h3 {
    margin: 24px 0 8px;
    font-size: 1.0625rem;
  }
  & > h1 + p {
    margin-bottom: 24px;
    color: var(--text-muted);
    font-size: 1.0625rem;
  }
  & em {
    font-style: normal;
    font-weight: 600;
  }
  & code {
    padding: 1px 5px;
    border-radius: 4px;
    background: var(--surface-2);
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  ${tablet} {
    padding: 40px 32px 96px;
    & h1 {
      font-size: 2.25rem;
    }
  }
`
