import styled from '@emotion/styled'

export const Questions = styled.div`
  overflow-wrap: anywhere;
  & > section {
    margin-bottom: 16px;
    overflow: hidden;
    border: 1px solid var(--card-edge);
    border-radius: var(--radius-l);
    background: var(--surface-1);
  }
  & h2 {
    padding: 16px 20px 8px;
    font-size: 1.125rem;
  }
  & details {
    padding: 0 20px;
    border-top: 1px solid var(--border);
  }
  & summary {
    position: relative;
    margin: 0 -20px;
    padding: 14px 56px 14px 20px;
    font-weight: 500;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  /* An arrow as in our lists, instead of the browser's triangle. */
  & summary::after {
    content: '';
    position: absolute;
    top: 20px;
    right: 24px;
    width: 9px;
    height: 9px;
    border: solid var(--text-muted);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  & details[open] > summary::after {
    top: 25px;
    transform: rotate(-135deg);
  }
  & p > a,
  & li > a {
    display: inline-block; /* The name of a screen stays in one line. */
    font-weight: 600;
    text-decoration: underline;
  }
  & .unbroken {
    white-space: nowrap;
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
