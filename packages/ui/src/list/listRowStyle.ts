import { css } from '@emotion/react'
import styled from '@emotion/styled'

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  min-height: 64px;
  padding: 12px 16px;
  border: 0;
  background: transparent;
  color: var(--text);
  text-align: left;
  text-decoration: none;
  & > svg {
    flex: none;
    margin-left: 8px;
    margin-right: -4px;
    color: var(--text-muted);
  }
  @media (hover: hover) {
    &:hover:not(div) {
      background: var(--surface-2);
    }
  }
  &:focus {
    outline-offset: -3px;
  }
  &:not(div) {
    flex-wrap: nowrap;
    cursor: pointer;
  }
`

export const Lead = styled.span`
  flex: none;
  display: flex;
  margin-right: 12px;
`

// `flex`: with large text or a long amount the value wraps below.
export const Body = styled.span`
  display: block;
  flex: 1 1 6.5rem;
  min-width: 0;
  text-wrap: balance;
`

/** Note of a row, wide enough for date and time on one line. */
export const NoteBody = styled(Body)`
  flex-basis: 7.375rem;
`

export const Both = styled.span`
  display: flex;
  flex: 1 1 0%;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
`

/** Row with title and value on one line and their notes below, so that a long value narrows no note. */
export const Lines = styled.span`
  display: block;
  flex: 1 1 0%;
  min-width: 0;
`

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
`

export const Title = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.5;
  overflow-wrap: break-word;
`

export const Note = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: 0.875rem;
  font-weight: 400;
  line-height: 1.6;
`

export const Value = styled.span`
  display: block;
  flex: 0 0 auto;
  max-width: 100%;
  margin-left: auto;
  padding-left: 12px;
  text-align: right;
  font-variant-numeric: tabular-nums;
`
