import styled from '@emotion/styled'
import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { th } from '../th.ts'
import { Field } from './Field.tsx'
import { Input, type TextFieldProps } from './TextField.tsx'

const Room = styled(Input)`
  padding-right: 56px;
`

const Show = styled(IconButton)`
  position: absolute;
  right: 4px;
`

/** A password with a button that shows it. Give autoComplete="new-password" where one is made. */
export const PasswordField = ({ label, hint, error, optional, id, ...input }: TextFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(wiring) => (
        <>
          <Room
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
          />
          <Show
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? th.field.hidePassword : th.field.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </>
      )}
    </Field>
  )
}
