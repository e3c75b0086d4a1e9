import { limitsAtom } from '@member/api-client'
import { Card, Loaded, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { LimitCard } from './LimitCard.tsx'
import { SetLimit } from './SetLimit.tsx'
import { t } from './words.ts'

export const Limits = () => (
  <Section title={t.title}>
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
              <p>{t.intro}</p>
              {set.length > 0 ? <ul>{set}</ul> : <p>{t.none}</p>}
              <SetLimit limits={limits} />
            </Stack>
          )
        }}
      </Loaded>
    </Card>
  </Section>
)
