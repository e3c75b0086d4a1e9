import { Card, Loaded, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { AwayCard } from './AwayCard.tsx'
import { breakAtom } from './breaks.ts'
import { TakeBreak } from './TakeBreak.tsx'
import { th } from './th.ts'

/** Time away from play: the one that runs, and the form for one. */
export const Breaks = () => (
  <Section title={th.title}>
    <Loaded query={useAtomValue(breakAtom)}>
      {({ away }) => (
        <Stack>
          {away ? <AwayCard away={away} /> : null}
          <Card>
            <Stack>
              <p>{th.intro}</p>
              <TakeBreak isLonger={away !== null} />
            </Stack>
          </Card>
        </Stack>
      )}
    </Loaded>
  </Section>
)
