import styled from '@emotion/styled'
import { type ChangeEvent, useState } from 'react'
import { formatDate } from '@member/i18n/dates'
import { t } from '../language/words.ts'
import { Field } from './Field.tsx'
import { Input, type TextFieldProps } from './TextField.tsx'

// Older Chromes add a cross and two arrows, which would cut the year of two inputs on a phone.
const Day = styled(Input)`
  padding-right: 8px;
  padding-left: 10px;
  &::-webkit-clear-button,
  &::-webkit-inner-spin-button {
    display: none;
  }
  &::-webkit-calendar-picker-indicator {
    margin-left: 0;
  }
`

const whole = /^\d{4}-\d{2}-\d{2}$/

/** Field for a day (ISO, Gregorian), with the Thai date as a hint below. */
export const DateField = ({ label, hint, error, optional, id, onChange, ...input }: TextFieldProps) => {
  const [own, setOwn] = useState(String(input.defaultValue ?? ''))
  const value = input.value === undefined ? own : String(input.value)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setOwn(event.currentTarget.value)
    onChange?.(event)
  }
  const thai = whole.test(value) ? formatDate(`${value}T00:00:00+07:00`) : ''
  return (
    <Field
      label={label}
      hint={hint ?? (thai ? t.field.thaiDate({ date: thai }) : undefined)}
      error={error}
      optional={optional}
      id={id}
    >
      {(wiring) => <Day placeholder="2026-11-20" {...input} {...wiring} type="date" onChange={change} />}
    </Field>
  )
}
