import { brandAtom } from '@member/brand'
import { Button, Card, Section, Stack, useHydrated } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { consentAtom } from './consent.ts'
import { tEvents } from './words.ts'

export function ConsentChoice() {
  const { events } = useAtomValue(brandAtom)
  const [answer, give] = useAtom(consentAtom)
  // Pre-rendered pages cannot read local storage.
  if (!useHydrated() || !events) return null
  const isGiven = answer === 'yes'
  return (
    <Section title={tEvents.title}>
      <Card>
        <Stack space={3}>
          <p>{tEvents.what}</p>
          <p role="status">{isGiven ? tEvents.given : tEvents.notGiven}</p>
          <Button onClick={() => give(isGiven ? 'no' : 'yes')}>
            {isGiven ? tEvents.withdraw : tEvents.give}
          </Button>
        </Stack>
      </Card>
    </Section>
  )
}
