import styled from '@emotion/styled'
import { wordFault, type Words as OwnWords } from '@member/brand/own/checks'
import { type Language, languageNames } from '@member/i18n'
import { TextField } from '@member/ui'
import { useState } from 'react'
import { texts } from '../../.storybook/showBrandWords.ts'
import { Part } from './Part.tsx'

const Key = styled.code`
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`

/** Maximum number of shown results; typing more narrows the search. */
const most = 12

const wordsLike = (sought: string, words: OwnWords, language: Language) => {
  const holds = (text = '') => text.toLowerCase().includes(sought)
  return [...texts[language]].filter(([key, text]) =>
    sought ? holds(key) || holds(text) || holds(words[key]) : key in words,
  )
}

interface WordsProps {
  words: OwnWords
  language: Language
  onChange: (words: OwnWords) => void
}

export const Words = ({ words, language, onChange }: WordsProps) => {
  const [sought, setSought] = useState('')
  const found = wordsLike(sought.trim().toLowerCase(), words, language)
  const count = Object.values(words).filter(Boolean).length
  return (
    <Part title="Words" said={count > 0 ? `${count} of your own` : undefined}>
      <p>
        The words in {languageNames[language]}. What is left empty stays as it is. Yours are seen here at
        once; titles of pages on the built site alone.
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
      {found.slice(0, most).map(([key, text]) => {
        const said = words[key] ?? ''
        return (
          <TextField
            key={key}
            label={text}
            value={said}
            onChange={({ target }) => onChange({ ...words, [key]: target.value })}
            error={said ? wordFault(key, said, texts[language]) : undefined}
            hint={<Key>{key}</Key>}
          />
        )
      })}
    </Part>
  )
}
