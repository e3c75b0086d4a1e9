import styled from '@emotion/styled'

export const Questions = styled.div`
  overflow-wrap: anywhere;
  & > h2 {
    margin: 0 0 4px;
    font-size: 1.1875rem;
  }
  /* Below other questions; hidden ones take no space. */
  & > details:not([hidden]) ~ h2 {
    margin-top: 24px;
  }
  & > details + details {
    border-top: 1px solid var(--border);
  }
  & summary {
    position: relative;
    padding: 12px 36px 12px 0;
    font-weight: 600;
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
    top: 18px;
    right: 8px;
    width: 9px;
    height: 9px;
    border: solid var(--text-muted);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  & details[open] > summary::after {
    top: 23px;
    transform: rotate(-135deg);
  }
  & p > a,
  & li > a {
    display: inline-block; /* The name of a screen stays in one line. */
    font-weight: 600;
    text-decoration: underline;
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
