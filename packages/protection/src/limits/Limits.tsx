import { Card, Loaded, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { LimitCard } from './LimitCard.tsx'
import { limitsAtom } from './limits.ts'
import { SetLimit } from './SetLimit.tsx'
import { th } from './th.ts'

/** What the member allows themselves: those that are set, and the form for another or a change. */
export const Limits = () => (
  <Section title={th.title}>
    <Card>
      <Loaded query={useAtomValue(limitsAtom)}>
        {({ limits }) => {
          const set = limits.flatMap((limit) =>
            limit.amount === null
              ? []
              : [<LimitCard key={limit.kind + limit.period} limit={limit} amount={limit.amount} />],
          )
          return (
            <Stack>
              <p>{th.intro}</p>
              {set.length > 0 ? <ul>{set}</ul> : <p>{th.none}</p>}
              <SetLimit limits={limits} />
            </Stack>
          )
        }}
      </Loaded>
    </Card>
  </Section>
)
