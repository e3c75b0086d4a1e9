import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { th } from '../th.ts'
import { Box, ErrorText, Hint, Label, Optional, Root } from './fieldStyle.ts'

/** What every field of the house takes beside the attributes of its input. */
export interface FieldProps {
  label: string
  hint?: ReactNode
  /** What is wrong, as a sentence. It is tied to the input and announced. */
  error?: string | undefined
  /** The id of a sentence elsewhere that says what is wrong with this field and others together. */
  wrongBy?: string | undefined
  /** Writes "not required" beside the label. */
  optional?: boolean | undefined
}

/** What an input needs to be named, described and marked wrong by its Field. */
export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error round one input. */
export const Field = ({
  label,
  hint,
  error,
  wrongBy,
  optional,
  id: given,
  children,
  below,
}: FieldProps & { id?: string | undefined; below?: ReactNode; children: (wiring: Wiring) => ReactNode }) => {
  const own = useId()
  const id = given ?? own
  const described = [wrongBy, error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {optional ? <Optional>({th.common.optional})</Optional> : null}
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
