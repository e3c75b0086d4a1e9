import { Card, Eye, Loaded, Page, Section, Skeleton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { isOnBreakAtom } from '../play/isOnBreak.ts'
import { Ladder } from './Ladder.tsx'
import { levelRowsAtom } from './levelRows.ts'
import { Limits } from './Limits.tsx'
import { MyLevel } from './MyLevel.tsx'
import { levelAtom, summaryAtom } from './ranking.ts'
import { RefundTable } from './RefundTable.tsx'
import { t } from './words.ts'

export interface RankingScreenProps {
  winLostLink: string
  back?: string | undefined
}

export const RankingScreen = ({ winLostLink, back }: RankingScreenProps) => {
  const level = useAtomValue(levelAtom)
  const { data: summary } = useAtomValue(summaryAtom)
  const rowsOf = useAtomValue(levelRowsAtom)
  const isOnBreak = useAtomValue(isOnBreakAtom)
  return (
    <Page title={t.title} back={back} action={<Eye />}>
      <Loaded query={level} skeleton={<Waiting />}>
        {(state) => {
          const levels = rowsOf(state)
          return (
            <Stack space={6}>
              <MyLevel state={state} levels={levels} summary={summary} isOnBreak={isOnBreak} />
              <Limits state={state} />
              <Section title={t.ladder}>
                <Ladder levels={levels} own={state.level} next={state.nextLevel} />
              </Section>
              <Section title={t.refund.title}>
                <RefundTable levels={levels} own={state.level} winLostLink={winLostLink} />
              </Section>
            </Stack>
          )
        }}
      </Loaded>
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
