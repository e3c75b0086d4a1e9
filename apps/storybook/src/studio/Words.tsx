import styled from '@emotion/styled'
import { wordFault } from '@member/brand/own/checks'
import { TextField } from '@member/ui'
import { useState } from 'react'
import { catalogue } from '../../.storybook/sayWords.ts'
import type { Draft } from './draft.ts'
import { Part } from './Part.tsx'

const Key = styled.code`
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`

// The site works the others out itself.
const replaceable = [...catalogue].flatMap(([key, { text }]) => (text === undefined ? [] : [{ key, text }]))

/** More than these are found by typing on. */
const most = 12

const wordsLike = (sought: string, words: Draft['words']) => {
  const holds = (text = '') => text.toLowerCase().includes(sought)
  return replaceable.filter(({ key, text }) =>
    sought ? holds(key) || holds(text) || holds(words[key]) : key in words,
  )
}

/** The operator's own wording of any of our words. */
export const Words = ({
  words,
  onChange,
}: Pick<Draft, 'words'> & { onChange: (words: Draft['words']) => void }) => {
  const [sought, setSought] = useState('')
  const found = wordsLike(sought.trim().toLowerCase(), words)
  const count = Object.values(words).filter(Boolean).length
  return (
    <Part title="Words" said={count > 0 ? `${count} of your own` : undefined}>
      <p>
        What is left empty stays as it is. Most of yours are seen here at once; what the site reads when it
        starts, such as titles of pages, menus and shortcuts, on the built site alone.
      </p>
      <TextField
        type="search"
        label="Find a word"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        hint="A part of what is said now, or of its key"
      />
      <p role="status">
        {sought && (found.length > most ? `${most} of ${found.length} are shown.` : `${found.length} found.`)}
      </p>
      {found.slice(0, most).map(({ key, text }) => {
        const said = words[key] ?? ''
        return (
          <TextField
            key={key}
            label={text}
            value={said}
            onChange={({ target }) => onChange({ ...words, [key]: target.value })}
            error={said ? wordFault(key, said, catalogue) : undefined}
            hint={<Key>{key}</Key>}
          />
        )
      })}
    </Part>
  )
}
