import styled from '@emotion/styled'
import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'
import { Field, type FieldProps } from './Field.tsx'
import { control } from './fieldStyle.ts'

interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[]
  placeholder?: string | null
  ref?: Ref<HTMLSelectElement>
}

const Select = styled.select(
  control,
  `padding-right: 48px; text-overflow: ellipsis; option { background: var(--surface-2); color: var(--text); }`,
)

const Arrow = styled.span`
  position: absolute;
  right: 14px;
  color: var(--text-muted);
  pointer-events: none;
`

export const SelectField = ({
  label,
  hint,
  error,
  wrongBy,
  optional,
  id,
  options,
  placeholder = t.field.choose,
  ...select
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} wrongBy={wrongBy} optional={optional} id={id}>
    {(wiring) => (
      <>
        <Select {...select} {...wiring}>
          {placeholder === null ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow>
          <Icon name="down" size={20} />
        </Arrow>
      </>
    )}
  </Field>
)
