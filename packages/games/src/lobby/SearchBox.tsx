import { Icon, IconButton } from '@member/ui'
import styled from '@emotion/styled'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { storeSearched } from './gamePages.ts'
import { Suggestions } from './Suggestions.tsx'
import { t } from './words.ts'

const Form = styled.form`
  display: flex;
  align-items: center;
  flex: 1 1 auto;
  min-width: 0;
  max-width: 560px;
  min-height: 44px;
  padding-left: 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text-muted);
  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  & > svg {
    flex: none;
  }
  @media (min-width: 720px) {
    position: relative;
  }
`

const Input = styled.input`
  flex: 1 1 auto;
  min-width: 0;
  min-height: 42px;
  padding: 0 8px;
  border: 0;
  background: transparent;
  color: var(--text);
  font-size: 1rem;
  -webkit-appearance: none;
  appearance: none;
  /* The whole box has the ring. */
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const whileTyping = 250

export const SearchBox = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => {
  const id = useId()
  const [typed, setTyped] = useState(q)
  const [open, setOpen] = useState(false)
  const sent = useRef(q)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    // Back, or a link, changed the search.
    if (q !== sent.current) setTyped(q)
    sent.current = q
  }, [q])
  const send = useCallback((words: string) => {
    const trimmed = words.trim()
    if (trimmed === sent.current) return
    sent.current = trimmed
    search.current(trimmed)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => send(typed), whileTyping)
    return () => clearTimeout(timer)
  }, [typed, send])
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        storeSearched(typed)
        send(typed)
      }}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
        storeSearched(typed)
        setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      <Icon name="search" size={20} />
      <label htmlFor={id} hidden>
        {t.search.label}
      </label>
      <Input
        id={id}
        type="search"
        value={typed}
        placeholder={t.search.hint}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed ? (
        <IconButton
          icon="close"
          label={t.search.clear}
          onClick={() => {
            setTyped('')
            send('')
          }}
        />
      ) : open ? (
        <Suggestions
          onChoose={(words) => {
            setTyped(words)
            storeSearched(words)
            send(words)
          }}
        />
      ) : null}
    </Form>
  )
}
