import { brandAtom } from '@member/brand'
import { Phrases } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Help line for somebody who is too young to play. */
export const HelpLine = () => {
  const { helpLine } = useAtomValue(brandAtom)
  return (
    <p>
      <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
        <Phrases>{t.helpLine({ name: helpLine.name, phone: helpLine.phone })}</Phrases>
      </a>
    </p>
  )
}
