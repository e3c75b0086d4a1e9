import styled from '@emotion/styled'
import { useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Field } from './Field.tsx'
import { Input, type TextFieldProps } from './TextField.tsx'
import { tSearch } from './words.ts'

const Room = styled(Input)`
  padding-right: 56px;
  padding-left: 44px;
  /* The field has a cross of its own. */
  &::-webkit-search-cancel-button {
    display: none;
    -webkit-appearance: none;
  }
`

const Magnifier = styled(Icon)`
  position: absolute;
  left: 14px;
  color: var(--text-muted);
  pointer-events: none;
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
          <Magnifier name="search" size={20} />
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
