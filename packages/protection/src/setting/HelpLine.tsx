import { brandAtom } from '@member/brand'
import { callLink, Card, Phrases, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

export const HelpLine = () => {
  const { minimumAge, helpLine } = useAtomValue(brandAtom)
  return (
    <Section title={t.help.title}>
      <Card>
        <p>
          <Phrases>{t.help.text({ age: minimumAge })}</Phrases>
        </p>
        <p>
          <a href={callLink(helpLine.phone)}>
            <Phrases>{t.help.call({ name: helpLine.name, phone: helpLine.phone })}</Phrases>
          </a>
        </p>
      </Card>
    </Section>
  )
}
