import { SelectField } from '@member/ui'
import { useRef, useState } from 'react'
import { brands } from '../../.storybook/brands.ts'
import type { Draft } from './draft.ts'
import { draftFrom } from './draftFrom.ts'

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
