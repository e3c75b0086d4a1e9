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

export const Root = styled.div`
  min-width: 0;
`

export const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  font-size: 0.9375rem;
`

export const Optional = styled.span`
  margin-left: 6px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

export const Hint = styled.p`
  margin-top: 6px;
  text-wrap: balance;
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Error message of a field, rendered even if empty; `--error-line` reserves its height. */
export const ErrorText = styled.p`
  display: flex;
  min-height: var(--error-line, 0);
  margin-bottom: calc(var(--error-line, 0px) / -3);
  &:not(:empty) {
    padding-top: 6px;
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
  display: flex;
  align-items: center;
`
