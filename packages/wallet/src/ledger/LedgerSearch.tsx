import styled from '@emotion/styled'
import { IconButton } from '@member/ui'
import { type FormEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { t } from './words.ts'

const Search = styled.form`
  flex: 1 1 auto;
  align-items: center;
  min-width: 0;
  border: 1px solid var(--border-strong);
  border-radius: 999px;
  background: var(--surface-1);
  &:focus-within {
    border-color: var(--brand-strong);
    box-shadow: 0 0 0 1px var(--brand-strong);
  }
  & > input {
    flex: 1 1 auto;
    min-width: 0;
    min-height: 44px;
    padding: 4px 8px 4px 16px;
    border: 0;
    background: transparent;
    color: var(--text);
    font: inherit;
    outline: none;
  }
  /* The form has a cross of its own. */
  & > input::-webkit-search-cancel-button {
    display: none;
    -webkit-appearance: none;
  }
`

interface LedgerSearchProps {
  ref: Ref<HTMLInputElement>
  words: string
  isOpen: boolean
  onSearch: (words: string) => void
  onClose: () => void
}

/** Time (ms) without typing after which the search starts. */
const pause = 500

/** Search field of the ledger, which searches on submit or after a pause in typing. */
export const LedgerSearch = ({ ref, words, isOpen, onSearch, onClose }: LedgerSearchProps) => {
  const [text, setText] = useState(words)
  const [known, setKnown] = useState(words)
  // Clearing the filter empties the field.
  if (words !== known) {
    setKnown(words)
    if (words !== text.trim()) setText(words)
  }
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const typed = text.trim()
    if (typed === words) return undefined
    const timer = setTimeout(() => search(typed), pause)
    return () => clearTimeout(timer)
  }, [text, words])
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <Search role="search" onSubmit={send}>
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        aria-label={t.search}
        placeholder={t.searchHint}
        maxLength={60}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <IconButton icon="search" label={t.searchGo} type="submit" />
      {isOpen || text ? (
        <IconButton
          icon="close"
          label={t.searchClose}
          onClick={() => {
            setText('')
            onClose()
          }}
        />
      ) : null}
    </Search>
  )
}
