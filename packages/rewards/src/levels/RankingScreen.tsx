import { Card, Loaded, Page, Section, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Ladder } from './Ladder.tsx'
import { Limits } from './Limits.tsx'
import { MyLevel } from './MyLevel.tsx'
import { levelAtom, summaryAtom } from './ranking.ts'
import { RefundTable } from './RefundTable.tsx'
import { th } from './th.ts'

export interface RankingScreenProps {
  winLostLink: string
  back?: string | undefined
}

/** The member's level and the way to the next, all six levels, and what each gives (spec §4, §9). */
export const RankingScreen = ({ winLostLink, back }: RankingScreenProps) => {
  const level = useAtomValue(levelAtom)
  const { data: summary } = useAtomValue(summaryAtom)
  const own = level.data?.level
  return (
    <Page title={th.title} back={back}>
      <Loaded query={level} skeleton={<Waiting />}>
        {(state) => (
          <Stack space={6}>
            <MyLevel state={state} summary={summary} />
            <Limits state={state} />
          </Stack>
        )}
      </Loaded>
      <Section title={th.ladder}>
        <Ladder level={own ?? 0} next={level.data?.nextLevel ?? null} />
      </Section>
      <Section title={th.refund.title}>
        <RefundTable level={own} winLostLink={winLostLink} />
      </Section>
    </Page>
  )
}

const Waiting = () => (
  <Card>
    <Stack>
      <Skeleton height={160} />
      <Skeleton width="60%" height={32} />
      <Skeleton height={44} />
      <Skeleton height={60} />
    </Stack>
  </Card>
)
