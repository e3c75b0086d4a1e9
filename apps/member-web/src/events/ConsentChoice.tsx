import { brandAtom } from '@member/brand'
import { Button, Card, Section, Stack, useHydrated } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { consentAtom } from './consent.ts'
import { thEvents } from './thEvents.ts'

/** The answer about counting visits, to be changed at any time; nothing where a brand counts none. */
export function ConsentChoice() {
  const { events } = useAtomValue(brandAtom)
  const [answer, give] = useAtom(consentAtom)
  // What a device's visitor answered no page rendered beforehand knows.
  if (!useHydrated() || !events) return null
  const isGiven = answer === 'yes'
  return (
    <Section title={thEvents.title}>
      <Card>
        <Stack space={3}>
          <p>{thEvents.what}</p>
          <p role="status">{isGiven ? thEvents.given : thEvents.notGiven}</p>
          <Button onClick={() => give(isGiven ? 'no' : 'yes')}>
            {isGiven ? thEvents.withdraw : thEvents.give}
          </Button>
        </Stack>
      </Card>
    </Section>
  )
}
