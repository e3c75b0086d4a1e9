import { css } from '@emotion/react'
import styled from '@emotion/styled'

export const control = css`
  width: 100%;
  min-height: 52px;
  padding: 12px 16px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  font-size: 1rem;
  line-height: 1.6;
  -webkit-appearance: none;
  appearance: none;
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:focus {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  /* An offset ring leaves the red border visible. */
  &[aria-invalid='true']:focus {
    outline-offset: 2px;
  }
  &:disabled,
  &:read-only[readonly] {
    background: var(--surface-2);
    color: var(--text-muted);
  }
`

/** Root of a field; in a form with `--field: grid`, its error is beside the label, so that nothing moves. */
export const Root = styled.div`
  display: var(--field, block);
  grid-template-columns: auto minmax(0, 1fr);
  grid-column-gap: 12px;
  min-width: 0;
`

export const Label = styled.label`
  display: block;
  grid-area: 1 / 1;
  margin-bottom: 6px;
  font-size: 0.9375rem;
`

export const Optional = styled.span`
  margin-left: 6px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

export const Hint = styled.p`
  grid-column: 1 / -1;
  margin-top: 6px;
  text-wrap: balance;
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Error message of a field, rendered even if empty. */
export const ErrorText = styled.p`
  display: flex;
  grid-area: 1 / 2;
  /* At the right of a grid cell; justify-self would move it in a block, too. */
  margin-left: auto;
  &:not(:empty) {
    padding-top: var(--error-gap, 6px);
  }
  color: var(--bad);
  font-size: 0.875rem;
  & > svg {
    flex: none;
    margin: 3px 6px 0 0;
  }
`

export const Box = styled.div`
  position: relative;
  grid-area: 2 / 1 / auto / -1;
  display: flex;
  align-items: center;
`
