import styled from '@emotion/styled'
import { duration } from '../theme/scale.ts'

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-gap: 8px;
`

/** Error message above the tiles. */
export const Fault = styled.div`
  &:not(:empty) {
    margin-bottom: 8px;
  }
`

export const Others = styled.div`
  margin: 8px 0;
`

export const Choice = styled.label`
  position: relative;
  display: block;
  cursor: pointer;
  &[hidden] {
    display: none;
  }
`

export const Tile = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 76px;
  padding: 10px 4px 6px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  color: var(--text-muted);
  font-size: 0.8125rem;
  line-height: 1.5;
  transition: border-color ${duration.press};
  & > span {
    margin-top: 4px;
  }
`

// The native control is invisible above its tile, for touch, focus and screen readers.
export const Radio = styled.input`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:checked + span {
    border-color: var(--brand-text);
    background: var(--brand-soft);
    color: var(--text);
    box-shadow: inset 0 0 0 1px var(--brand-text);
  }
  &:focus + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
