import styled from '@emotion/styled'
import { Card, desktop, Eye, Loaded, Page, Section, Skeleton, Stack, Money, OwnMoney } from '@member/ui'
import { useAtomValue, atom } from 'jotai'
import { isOnBreakAtom } from '../play/play.ts'
import { Ladder } from './Ladder.tsx'
import { MyLevel } from './MyLevel.tsx'
import { RefundTable } from './RefundTable.tsx'
import { t } from './words.ts'
import {
  specificationLevels,
  type LevelRow,
  type LevelState,
  levelQuery,
  memberSummaryQuery,
  queryAtom,
} from '@member/api-client'
import { brandAtom } from '@member/brand'
import { FigureRows } from '../play/PlaysLeft.tsx'

/** A desktop has room for all side by side. */
const LimitFigures = styled(FigureRows)`
  ${desktop} {
    & > div {
      flex: 1 1 0%;
      display: block;
    }
    & dd {
      margin-left: 0;
      text-align: left;
    }
  }
`

const Limits = ({ state }: { state: LevelState }) => {
  const { withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay, withdrawLeft } = state
  return (
    <Section title={t.limits.title}>
      <Card>
        <LimitFigures>
          <div>
            <dt>{t.limits.perDay}</dt>
            <dd>
              {typeof withdrawMaxPerDay === 'number' ? (
                <Money baht={withdrawMaxPerDay} />
              ) : (
                t.limits.unlimited
              )}
            </dd>
          </div>
          {typeof withdrawMaxPerTime === 'number' ? (
            <div>
              <dt>{t.limits.perTime}</dt>
              <dd>
                <Money baht={withdrawMaxPerTime} />
              </dd>
            </div>
          ) : null}
          {withdrawLeft.amount === null ? null : (
            <div>
              <dt>{t.limits.left}</dt>
              <dd>
                <OwnMoney baht={withdrawLeft.amount} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t.limits.times}</dt>
            <dd>{t.limits.timesOf({ left: withdrawLeft.times, all: withdrawTimesPerDay })}</dd>
          </div>
        </LimitFigures>
      </Card>
    </Section>
  )
}

/**
 * Function that returns all levels, lowest first, from the server's answer. Without levels in the answer: the
 * specification's, with the brand's refund rates.
 */
const levelRowsAtom = atom((get) => {
  const { levelRebates } = get(brandAtom)
  return ({ levels }: LevelState): readonly LevelRow[] =>
    levels ??
    specificationLevels.map((row) =>
      Object.assign({}, row, { refundRate: levelRebates[Math.min(row.level, 5) - 1] ?? 0 }),
    )
})

const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

const summaryAtom = queryAtom(memberSummaryQuery)

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
