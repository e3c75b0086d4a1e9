import { SelectField } from '@member/ui'
import { useState } from 'react'
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

/** A brand of the repository to go on with, or a new one. */
export const StartFrom = ({ fresh, onStart }: { fresh: Draft; onStart: (draft: Draft) => void }) => {
  const [from, setFrom] = useState('')
  const start = async (clientId: string) => {
    setFrom(clientId)
    onStart(clientId ? await draftFrom(clientId) : fresh)
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
