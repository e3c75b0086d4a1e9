import styled from '@emotion/styled'

export const FigureTable = styled.div`
  overflow-x: auto;
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  & caption {
    padding-bottom: 8px;
    color: var(--text-muted);
    text-align: left;
  }
  & th,
  & td {
    padding: 10px 0 10px 8px;
    border-top: 1px solid var(--border);
    text-align: right;
    white-space: nowrap;
  }
  & th {
    font-weight: 400;
  }
  & thead th {
    color: var(--text-muted);
  }
  & th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  & [aria-hidden] {
    display: none;
  }
  /* On a phone months are short, and net deposits are below their month. */
  @media (max-width: 699px) {
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr);
      padding: 8px 0;
      border-top: 1px solid var(--border);
    }
    & th,
    & td {
      padding: 0 0 0 8px;
      border: 0;
    }
    & tbody th,
    & td:last-of-type {
      white-space: normal;
    }
    & td:last-of-type {
      grid-column: 1 / -1;
      padding: 0;
      color: var(--text-muted);
    }
    & td:last-of-type::before {
      content: attr(data-name) ' ';
    }
    & [aria-hidden] {
      display: inline;
    }
    & th:last-of-type:not(:first-of-type),
    & [scope='row'] > span:first-of-type {
      position: absolute;
      width: 1px;
      height: 1px;
      padding: 0;
      overflow: hidden;
      clip: rect(0 0 0 0);
    }
  }
  @media (max-width: 359px) {
    & table {
      font-size: 0.8125rem;
    }
  }
`

export const Periods = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 12px;
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1440px) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    & > li:last-of-type:nth-of-type(odd) {
      grid-column: auto;
    }
  }
`

export const Facts = styled.dl`
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    padding: 8px 0;
    border-top: 1px solid var(--border);
  }
  & dt {
    margin-right: 12px;
    color: var(--text-muted);
  }
  & dd {
    margin-left: auto;
    text-align: right;
  }
  & > div:nth-of-type(-n + 2) > dd {
    font-family: var(--font-display);
    font-size: 1.25rem;
    font-weight: 600;
  }
  /* On a phone deposits and withdrawals are beside each other if they fit, without lines. */
  @media (min-width: 360px) and (max-width: 699px) {
    display: flex;
    flex-wrap: wrap;
    & > div {
      flex: 1 1 100%;
      padding: 4px 0;
      border: 0;
    }
    & > div:nth-of-type(-n + 2) {
      display: block;
      flex-basis: 50%;
      padding-right: 12px;
    }
    & > div:nth-of-type(-n + 2) > dt {
      font-size: 0.875rem;
    }
    & > div:nth-of-type(-n + 2) > dd {
      font-size: 1.125rem;
      text-align: left;
    }
  }
`

export const Since = styled.p`
  margin-bottom: 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
`
