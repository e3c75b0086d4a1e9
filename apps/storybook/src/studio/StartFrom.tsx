import { SelectField } from '@member/ui'
import { useRef, useState } from 'react'
import { brands, contents } from '../../.storybook/brands.ts'
import type { Draft } from './draft.ts'
import { nameAndEnding } from '@member/brand/own/checks'
import { byLanguage } from '@member/i18n'
import { filesOf, wordsOf } from '../../.storybook/ownFolders.ts'

const options = [
  { value: '', label: 'A new brand' },
  ...Object.values(brands).map(({ clientId, displayName }) => ({
    value: clientId,
    label: `${displayName} · ${clientId}`,
  })),
]

export const StartFrom = ({ fresh, onStart }: { fresh: Draft; onStart: (draft: Draft) => void }) => {
  const [from, setFrom] = useState('')
  const wanted = useRef(from)
  const start = async (clientId: string) => {
    setFrom(clientId)
    wanted.current = clientId
    const draft = clientId ? await draftFrom(clientId) : fresh
    // Another brand may have been chosen while the files loaded.
    if (wanted.current === clientId) onStart(draft)
  }
  return (
    <SelectField
      label="Start from"
      placeholder={null}
      options={options}
      value={from}
      onChange={({ target }) => void start(target.value)}
      hint="With all that lies in its folder; what was said here is left behind"
    />
  )
}

async function draftFrom(clientId: string): Promise<Draft> {
  const file = contents[clientId]
  if (!file) throw new Error(`brands/${clientId}.json is not there.`)
  const files = await Promise.all(
    filesOf(clientId).map(async ([path, address]) => {
      const bytes = await (await fetch(address)).blob()
      return [
        nameAndEnding(path).name,
        new File([bytes], path.split('/').pop() ?? path, { type: bytes.type }),
      ]
    }),
  )
  const words = byLanguage((language) => wordsOf(clientId, language))
  return { file, words, files: Object.fromEntries(files) }
}
