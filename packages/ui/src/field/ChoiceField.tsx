import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Hint } from './fieldStyle.ts'
import { GroupFault, GroupLegend } from './groupStyle.ts'

export interface ChoiceFieldProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChoose: (value: Value) => void
  /** What the options have in common, between the label and them. */
  about?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

const About = styled.p`
  margin-bottom: 12px;
  color: var(--text-muted);
  font-size: 0.9375rem;
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
`

// Chips of a row share its width. Three fit one row of a phone, five take rows of three and two, others of two.
const Chip = styled.label<{ count: number }>`
  position: relative;
  display: flex;
  flex: 1 1 ${({ count }) => (count % 2 === 0 ? 6.75 : 5.25)}rem;
  max-width: 15.5rem;
  margin: 4px;
  cursor: pointer;
`

const Face = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-width: 0;
  min-height: 44px;
  padding: 6px 12px;
  border: 1px solid var(--border-strong);
  border-radius: 22px;
  background: var(--surface-1);
  color: var(--text);
  line-height: 1.4;
  text-align: center;
  overflow-wrap: anywhere;
`

// The radio is invisible above its chip, for touch, arrow keys and screen readers.
const Radio = styled.input`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  &:checked + span {
    border-color: var(--brand-strong);
    background: var(--brand-soft);
    color: var(--brand-text);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--brand-strong);
  }
  &:focus + span {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:checked + span {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
  }
`

export const ChoiceField = <Value extends string>({
  label,
  options,
  value,
  onChoose,
  about,
  hint,
  error,
}: ChoiceFieldProps<Value>) => {
  const id = useId()
  const below = error ? `${id}-error` : hint ? `${id}-hint` : ''
  const described = [about ? `${id}-about` : '', below].filter(Boolean).join(' ')
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <GroupLegend id={id}>{label}</GroupLegend>
      {about ? <About id={`${id}-about`}>{about}</About> : null}
      <Chips>
        {options.map((option) => (
          <Chip key={option.value} count={options.length}>
            <Radio
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <Face>{option.label}</Face>
          </Chip>
        ))}
      </Chips>
      <div aria-live="polite">
        {error ? (
          <GroupFault id={`${id}-error`}>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </GroupFault>
        ) : hint ? (
          <Hint id={`${id}-hint`}>{hint}</Hint>
        ) : null}
      </div>
    </div>
  )
}
