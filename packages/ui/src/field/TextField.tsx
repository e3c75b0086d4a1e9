import styled from '@emotion/styled'
import type { InputHTMLAttributes, Ref } from 'react'
import { control } from './fieldStyle.ts'
import { Field, type FieldProps } from './Field.tsx'

export const Input = styled.input(control)

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
}

export const TextField = ({ label, hint, error, wrongBy, optional, id, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} wrongBy={wrongBy} optional={optional} id={id}>
    {(wiring) => <Input type="text" {...input} {...wiring} />}
  </Field>
)
