import { brandAtom } from '@member/brand'
import { callLink } from '@member/ui'
import { Phrases } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Link that calls the brand's help line, for applicants below the minimum age. */
export const HelpLine = () => {
  const { helpLine } = useAtomValue(brandAtom)
  return (
    <p>
      <a href={callLink(helpLine.phone)}>
        <Phrases>{t.helpLine({ name: helpLine.name, phone: helpLine.phone })}</Phrases>
      </a>
    </p>
  )
}
