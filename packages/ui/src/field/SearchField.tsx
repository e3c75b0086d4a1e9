import styled from '@emotion/styled'
import { useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Field } from './Field.tsx'
import { Input, type TextFieldProps } from './TextField.tsx'
import { tSearch } from './words.ts'

const Room = styled(Input)`
  padding-right: 56px;
  /* The field has a cross of its own. */
  &::-webkit-search-cancel-button {
    display: none;
    -webkit-appearance: none;
  }
`

const Clear = styled(IconButton)`
  position: absolute;
  right: 4px;
`

/** Input that searches while the member types, with a button that clears the text. */
export const SearchField = ({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onSearch,
  ...input
}: Omit<TextFieldProps, 'type' | 'onChange' | 'ref' | 'value'> & {
  value: string
  onSearch: (words: string) => void
}) => {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id}>
      {(wiring) => (
        <>
          <Room
            autoComplete="off"
            {...input}
            {...wiring}
            ref={field}
            type="search"
            value={value}
            onChange={({ target }) => onSearch(target.value)}
          />
          {value ? (
            <Clear
              icon="close"
              label={tSearch.clear}
              onClick={() => {
                onSearch('')
                field.current?.focus()
              }}
            />
          ) : null}
        </>
      )}
    </Field>
  )
}
