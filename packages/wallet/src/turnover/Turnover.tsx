import styled from '@emotion/styled'
import { Card, formatBaht, formatDay, LinkButton, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { levelAtom } from '../level.ts'
import { Meter } from '../Meter.tsx'
import { th } from './th.ts'

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

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

const baht = (amount: number) => formatBaht(amount, { unit: true, short: true })

/** What a bonus still asks to be played: what for, how far, which games count, and the way to them. Nothing where none does. */
export const Turnover = ({ playLink }: { playLink: string }) => {
  const level = useAtomValue(levelAtom).data
  if (!level || level.turnoverLeft <= 0) return null
  const { turnoverLeft, turnover, bonusHeld } = level
  return (
    <Card aria-label={th.title}>
      <Stack space={2}>
        <Head>
          <div>
            <Title>{th.title}</Title>
            <Left>{th.left(baht(turnoverLeft))}</Left>
          </div>
          <LinkButton to={playLink} variant="primary" small icon="play">
            {th.play}
          </LinkButton>
        </Head>
        {turnover ? (
          <div>
            <Meter
              label={th.played(baht(turnover.played), baht(turnover.asked))}
              value={turnover.played}
              max={turnover.asked}
            />
            <Small>{th.played(baht(turnover.played), baht(turnover.asked))}</Small>
            <Small>{th.of(baht(turnover.bonus), formatDay(turnover.since))}</Small>
          </div>
        ) : null}
        <Small>{bonusHeld === undefined ? th.all : th.held(baht(bonusHeld))}</Small>
        {turnover ? <Small>{th.counts}</Small> : null}
      </Stack>
    </Card>
  )
}
