import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'
import { Box, ErrorText, Hint, Label, Optional, Root } from './fieldStyle.ts'

export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Id of an error message elsewhere that concerns this field together with others. */
  wrongBy?: string | undefined
  optional?: boolean | undefined
}

export interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error of one input. */
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
