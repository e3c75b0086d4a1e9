import styled from '@emotion/styled'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ErrorText, Root } from './fieldStyle.ts'

export interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

const Line = styled.label`
  position: relative;
  display: flex;
  min-height: 44px;
  padding: 9px 0;
  cursor: pointer;
`

const Tick = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 26px;
  height: 26px;
  margin-right: 12px;
  border: 1px solid var(--border-strong);
  border-radius: 6px;
  background: var(--surface-1);
  color: transparent;
`

// The native checkbox is invisible above the drawn one, for touch, focus and screen readers.
const Box = styled.input`
  position: absolute;
  top: 9px;
  left: 0;
  width: 26px;
  height: 26px;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:checked + span {
    background: var(--brand);
    border-color: var(--brand-strong);
    color: var(--on-brand);
  }
  &:focus + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[aria-invalid='true'] + span {
    border-color: var(--bad);
  }
`

const Fault = styled(ErrorText)`
  margin-left: 38px;
`

export const CheckboxField = ({ label, error, id: given, ...input }: CheckboxFieldProps) => {
  const own = useId()
  const id = given ?? own
  return (
    <Root>
      <Line htmlFor={id}>
        <Box
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Tick>
          <Icon name="check" size={18} />
        </Tick>
        <span>{label}</span>
      </Line>
      <Fault id={`${id}-error`} aria-live="polite">
        {error ? (
          <>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </>
        ) : null}
      </Fault>
    </Root>
  )
}
