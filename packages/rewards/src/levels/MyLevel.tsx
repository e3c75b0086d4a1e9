import styled from '@emotion/styled'
import type { LevelRow, LevelState, MemberSummary } from '@member/api-client'
import { serverClockAtom } from '@member/api-client/setting'
import { AsWritten, Card, FormMessage, LevelMedal, OwnMoney, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Figures } from '../play/PlaysLeft.tsx'
import { Crest, Shine } from './crestStyle.ts'
import { depositRule } from './depositRule.ts'
import { levelLook } from './levelLook.ts'
import { Progress } from './Progress.tsx'
import { t } from './words.ts'

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
  margin-bottom: 20px;
  text-align: center;
  @media (min-width: 720px) {
    margin-bottom: 0;
  }
  & > p {
    color: var(--text-muted);
  }
  & > h2 {
    max-width: 100%;
    margin: 2px 0;
    overflow-wrap: break-word;
    font-size: 2.125rem;
    line-height: 1.35;
  }
`

const AboveFigures = styled.div`
  margin-bottom: 20px;
`

/** Time (ms) before the end of a level in which the member is warned. */
const soon = 7 * 86_400_000

const Note = styled.p`
  margin-top: 16px;
  color: var(--text-muted);
  font-size: 0.875rem;
`

const Line = styled.span`
  display: block;
`

export const MyLevel = ({
  state,
  levels,
  summary,
  isOnBreak = false,
}: {
  state: LevelState
  levels: readonly LevelRow[]
  summary: MemberSummary | undefined
  /** True while the member is on a break; the progress to the next level is then hidden. */
  isOnBreak?: boolean
}) => {
  const { level, nextLevel, nextDepositLeft, progressPercent, depositTotal, depositMonth } = state
  const { heldUntil, holdDepositLeft } = state
  const baht = useOwnBaht()
  const clock = useAtomValue(serverClockAtom)
  const mine = levelLook(level)
  const own = levels.find((row) => row.level === level)
  const next = levels.find((row) => row.level === nextLevel)
  const isByMonth = levels.some(
    (row) => row.criteria === 'month' && (row.level === level || row.level === nextLevel),
  )
  const held = heldUntil ? (
    <>
      {/* The end is the first moment of the next day, so the day before is shown. */}
      {t.heldUntil({ day: Date.parse(heldUntil) - 1 })}
      {own && typeof holdDepositLeft === 'number' && !isOnBreak ? (
        <Line>
          {t.holdLeft({
            amount: own.depositFrom,
            left: baht(holdDepositLeft, { unit: true, short: true }),
          })}
        </Line>
      ) : null}
    </>
  ) : null
  // Nobody is urged during a break. A level that was kept by deposits ends a month later.
  const isLapsing = heldUntil && clock && !isOnBreak ? Date.parse(heldUntil) - clock() <= soon : false
  return (
    <Root tone="brand" metal={mine.colours[0]} aria-label={t.mine}>
      <Who>
        <Crest>
          <LevelMedal level={mine.level} />
          <Shine aria-hidden />
        </Crest>
        <p>{summary ? <AsWritten>{summary.name}</AsWritten> : t.mine}</p>
        <h2>{mine.distinctName}</h2>
        <p>{summary ? t.points({ points: summary.user_credit.point }) : ' '}</p>
      </Who>
      <div>
        {isOnBreak ? null : (
          <AboveFigures>
            {next ? (
              <Progress
                from={mine}
                to={levelLook(next.level)}
                percent={progressPercent}
                left={
                  nextDepositLeft === null
                    ? undefined
                    : t.left({ amount: baht(nextDepositLeft, { unit: true }) })
                }
                words={t.next({ level: levelLook(next.level).distinctName, rule: depositRule(next) })}
              />
            ) : (
              <Note>{t.top}</Note>
            )}
          </AboveFigures>
        )}
        {isLapsing ? (
          <AboveFigures>
            <FormMessage tone="warn">{held}</FormMessage>
          </AboveFigures>
        ) : null}
        <Figures>
          <div>
            <dt>{t.total}</dt>
            <dd>
              <OwnMoney baht={depositTotal} scale="l" />
            </dd>
          </div>
          <div>
            <dt>{t.monthly}</dt>
            <dd>
              <OwnMoney baht={depositMonth} scale="l" />
            </dd>
          </div>
        </Figures>
        {isLapsing ? null : held ? <Note>{held}</Note> : isByMonth ? <Note>{t.held}</Note> : null}
      </div>
    </Root>
  )
}
