import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'
import { Box, ErrorText, Hint, Label, Optional, Root } from './fieldStyle.ts'

/** Props of every field, besides its input's attributes. */
export interface FieldProps {
  label: string
  hint?: ReactNode
  /** Error message, tied to the input and announced. */
  error?: string | undefined
  /** The id of a sentence elsewhere that says what is wrong with this field and others together. */
  wrongBy?: string | undefined
  /** Writes "not required" beside the label. */
  optional?: boolean | undefined
}

/** Attributes that name, describe and mark an input. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error round one input. An error stands in the hint's place: most say the rule that the hint says. */
export const Field = ({
  label,
  hint: rule,
  error,
  wrongBy,
  optional,
  id: given,
  children,
  below,
}: FieldProps & { id?: string | undefined; below?: ReactNode; children: (wiring: Wiring) => ReactNode }) => {
  const own = useId()
  const id = given ?? own
  const hint = error ? undefined : rule
  const described = [wrongBy, error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optional ? <Optional>({t.common.optional})</Optional> : null}
      </Label>
      <Box>
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error || wrongBy ? true : undefined,
        })}
      </Box>
      <ErrorText id={`${id}-error`} aria-live="polite">
        {error ? (
          <>
            <Icon name="error" size={18} />
            <span>{error}</span>
          </>
        ) : null}
      </ErrorText>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {below}
    </Root>
  )
}
