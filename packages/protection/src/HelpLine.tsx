import { brandAtom } from '@member/brand'
import { Card, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { th } from './th.ts'

/** Who listens, and from what age on. */
export const HelpLine = () => {
  const { minimumAge, helpLine } = useAtomValue(brandAtom)
  return (
    <Section title={th.help.title}>
      <Card>
        <p>{th.help.text(minimumAge)}</p>
        <p>
          <a href={helpLine.url} target="_blank" rel="noopener noreferrer">
            {th.help.call(helpLine.name, helpLine.phone)}
          </a>
        </p>
      </Card>
    </Section>
  )
}
