import styled from '@emotion/styled'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'

const Pill = styled.label<{ isSet: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  border: 1px solid ${({ isSet }) => (isSet ? 'var(--brand-strong)' : 'var(--border)')};
  border-radius: 999px;
  background: var(--surface-1);
  color: ${({ isSet }) => (isSet ? 'var(--brand-text)' : 'var(--text)')};
  & > svg {
    position: absolute;
    left: 12px;
    pointer-events: none;
  }
  & > svg:last-of-type {
    right: 12px;
    left: auto;
  }
  /* As wide as its longest choice where there is room. */
  & > select {
    min-width: 0;
    min-height: 42px;
    padding: 4px 36px 4px 38px;
    border: 0;
    border-radius: 999px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 500;
    appearance: none;
    -webkit-appearance: none;
    cursor: pointer;
  }
  & option {
    background: var(--surface-1);
    color: var(--text);
  }
`

interface PeriodSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  /** True if the chosen value differs from the default; the select is then highlighted. */
  isSet?: boolean
  onChange: (value: Value) => void
}

export const PeriodSelect = <Value extends string>({
  label,
  value,
  options,
  isSet = false,
  onChange,
}: PeriodSelectProps<Value>) => (
  <Pill isSet={isSet}>
    <Icon name="calendar" size={18} />
    <VisuallyHidden>{label}</VisuallyHidden>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon name="down" size={16} />
  </Pill>
)
