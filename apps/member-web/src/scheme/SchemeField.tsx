import { brandAtom } from '@member/brand'
import { SelectField } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { chosenScheme, storeScheme, schemeChoices, showScheme } from './scheme.ts'
import { t } from './words.ts'

export function SchemeField() {
  const { scheme } = useAtomValue(brandAtom)
  const [shown, setShown] = useState(chosenScheme)
  const choose = (value: string) => {
    const choice = schemeChoices.find((one) => one === value) ?? 'phone'
    setShown(choice)
    storeScheme(choice)
    showScheme(choice)
  }
  return scheme === 'both' ? (
    <SelectField
      label={t.label}
      placeholder={null}
      options={schemeChoices.map((value) => ({ value, label: t[value] }))}
      value={shown}
      onChange={({ target }) => choose(target.value)}
    />
  ) : null
}
