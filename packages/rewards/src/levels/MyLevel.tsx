import styled from '@emotion/styled'
import type { LevelRow, LevelState, MemberSummary } from '@member/api-client'
import { Card, formatBaht, formatCount, LevelMedal, Money } from '@member/ui'
import { Figures } from '../Figures.ts'
import { Crest, Shine } from './crestStyle.ts'
import { levelLook } from './levelLook.ts'
import { Progress } from './Progress.tsx'
import { th } from './th.ts'

const Root = styled(Card)<{ metal: string }>`
  background-image:
    radial-gradient(80% 110% at 20% -20%, ${({ metal }) => metal}33 0, transparent 70%),
    linear-gradient(160deg, var(--surface-2), var(--surface-1));
  @media (min-width: 720px) {
    display: grid;
    grid-template-columns: 260px minmax(0, 1fr);
    grid-gap: 32px;
    align-items: center;
    padding: 28px 36px;
  }
`

const Who = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  & > p {
    color: var(--text-muted);
  }
  & > h2 {
    margin: 2px 0;
    font-size: 2.125rem;
    line-height: 1.35;
  }
`

const Way = styled.div`
  margin: 20px 0;
`

const Note = styled.p`
  margin-top: 16px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** The member's medal, and how far the next one is. */
export const MyLevel = ({
  state,
  levels,
  summary,
}: {
  state: LevelState
  levels: readonly LevelRow[]
  summary: MemberSummary | undefined
}) => {
  const { level, nextLevel, nextDepositLeft, progressPercent, depositTotal, depositMonth } = state
  const mine = levelLook(level)
  const isByMonth = levels.some(
    (row) => row.criteria === 'month' && (row.level === level || row.level === nextLevel),
  )
  return (
    <Root tone="brand" metal={mine.colours[0]} aria-label={th.mine}>
      <Who>
        <Crest>
          <LevelMedal level={mine.level} />
          <Shine aria-hidden />
        </Crest>
        <p>{summary ? th.hello(summary.name) : th.mine}</p>
        <h2>{mine.name}</h2>
        <p>{summary ? th.points(formatCount(summary.user_credit.point)) : ' '}</p>
      </Who>
      <div>
        <Way>
          {nextLevel === null || nextDepositLeft === null ? (
            <Note>{th.top}</Note>
          ) : (
            <Progress
              from={mine}
              to={levelLook(nextLevel)}
              percent={progressPercent}
              words={th.next(
                formatBaht(nextDepositLeft, { unit: true, short: true }),
                levelLook(nextLevel).name,
              )}
            />
          )}
        </Way>
        <Figures>
          <div>
            <dt>{th.total}</dt>
            <dd>
              <Money baht={depositTotal} scale="l" />
            </dd>
          </div>
          <div>
            <dt>{th.monthly}</dt>
            <dd>
              <Money baht={depositMonth} scale="l" />
            </dd>
          </div>
        </Figures>
        {isByMonth ? <Note>{th.held}</Note> : null}
      </div>
    </Root>
  )
}
