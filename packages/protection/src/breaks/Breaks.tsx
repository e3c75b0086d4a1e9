import { Card, Loaded, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { ExclusionCard } from './ExclusionCard.tsx'
import { breakAtom } from './breakAtom.ts'
import { TakeBreak } from './TakeBreak.tsx'
import { t } from './words.ts'

/** Time away from play: the one that runs, and the form for one. */
export const Breaks = () => (
  <Section title={t.title}>
    <Loaded query={useAtomValue(breakAtom)}>
      {({ away }) => (
        <Stack>
          {away ? <ExclusionCard away={away} /> : null}
          <Card>
            <Stack>
              <p>{t.intro}</p>
              <TakeBreak isLonger={away !== null} />
            </Stack>
          </Card>
        </Stack>
      )}
    </Loaded>
  </Section>
)
