import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { th } from './th.ts'

/** Who listens to somebody who may not play yet. */
export const HelpLine = () => {
  const { helpLine } = useAtomValue(brandAtom)
  return (
    <p>
      <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
        {th.helpLine(helpLine.name, helpLine.phone)}
      </a>
    </p>
  )
}
