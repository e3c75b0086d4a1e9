import styled from '@emotion/styled'
import { isPlayShutAtom, type LevelState } from '@member/api-client'
import { Card, LinkButton, Stack, useOwnBaht } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { freeOf, levelAtom } from '../money/level.ts'
import { Meter } from '../money/Meter.tsx'
import { t } from './words.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  margin-bottom: -4px;
  & > div {
    flex: 1 1 9rem;
    margin-right: 12px;
  }
`

const Title = styled.h2`
  font-size: 0.9375rem;
  font-weight: 400;
  color: var(--text-muted);
`

const Left = styled.p`
  font-family: var(--font-display);
  font-size: 1.375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

// Bar and text on one line if they fit.
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1 1 7rem;
    margin-right: 12px;
  }
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

/**
 * Card with the turnover that a bonus still requires, its progress and a link to the games. `children` are shown
 * below.
 */
export const Turnover = ({ playLink, children }: { playLink: string; children?: ReactNode }) => {
  const level = useAtomValue(levelAtom).data
  const own = useOwn()
  const isPlayShut = useAtomValue(isPlayShutAtom)
  if (!level || level.turnoverLeft <= 0) return null
  const { turnoverLeft, turnover } = level
  const meter = turnover && t.played({ played: own(turnover.played), asked: own(turnover.asked) })
  return (
    <Card aria-label={t.title}>
      <Stack space={2}>
        <Head>
          <div>
            <Title>{t.title}</Title>
            <Left>{t.left({ amount: own(turnoverLeft) })}</Left>
          </div>
          {isPlayShut ? null : (
            <LinkButton to={playLink} small icon="play">
              {t.play}
            </LinkButton>
          )}
        </Head>
        {turnover && meter ? (
          <div>
            <Progress>
              <span>
                <Meter label={meter} value={turnover.played} max={turnover.asked} />
              </span>
              <p>{meter}</p>
            </Progress>
            <Small>{t.of({ bonus: own(turnover.bonus), day: turnover.since })}</Small>
          </div>
        ) : null}
        <Held level={level} />
        {turnover ? <Small>{t.counts}</Small> : null}
        {children}
      </Stack>
    </Card>
  )
}

const useOwn = () => {
  const baht = useOwnBaht()
  return (amount: number) => baht(amount, { unit: true, short: true })
}

const Rows = styled.dl`
  margin: 4px 0;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    padding: 4px 0;
  }
  & dt {
    margin-right: 16px;
    color: var(--text-muted);
    font-size: 0.9375rem;
  }
  & dd {
    margin: 0 0 0 auto;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`

/** Amounts that can be withdrawn now and that are locked; one sentence if the server omits them. */
const Held = ({ level }: { level: LevelState }) => {
  const { bonusHeld, bonusKeptUpTo, bonusLocked } = level
  const own = useOwn()
  if (bonusHeld === undefined) return <Small>{t.all}</Small>
  if (typeof bonusKeptUpTo !== 'number') return <Small>{t.held({ held: own(bonusHeld) })}</Small>
  return (
    <Rows>
      <div>
        <dt>{t.free}</dt>
        <dd>{own(freeOf(level))}</dd>
      </div>
      <div>
        <dt>{t.locked}</dt>
        <dd>{own(bonusLocked ?? bonusHeld)}</dd>
      </div>
    </Rows>
  )
}
