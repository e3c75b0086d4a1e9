import styled from '@emotion/styled'
import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { t } from '../language/words.ts'
import { Field } from './Field.tsx'
import { Hint } from './fieldStyle.ts'
import { Input, type TextFieldProps } from './TextField.tsx'

const Room = styled(Input)`
  padding-right: 56px;
`

const Show = styled(IconButton)`
  position: absolute;
  right: 4px;
`

/** Password input with a button to show the text, and a caps lock warning. */
export const PasswordField = ({ label, hint, error, optional, id, ...input }: TextFieldProps) => {
  const [shown, setShown] = useState(false)
  const [isCapital, setCapital] = useState(false)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      below={isCapital ? <Hint role="status">{t.field.capsLock}</Hint> : null}
    >
      {(wiring) => (
        <>
          <Room
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            onKeyUp={(event) => setCapital(event.getModifierState('CapsLock'))}
            onBlur={() => setCapital(false)}
            type={shown ? 'text' : 'password'}
          />
          <Show
            icon={shown ? 'eyeOff' : 'eye'}
            label={shown ? t.field.hidePassword : t.field.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </>
      )}
    </Field>
  )
}
