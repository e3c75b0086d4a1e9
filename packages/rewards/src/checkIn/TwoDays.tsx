import styled from '@emotion/styled'
import type { GetCheckInAnswer } from '@member/api-client'
import { Icon, Phrases, PrizeArt } from '@member/ui'
import { Burst } from '../prize/Burst.tsx'
import { isCheckedIn } from './checkIn.ts'
import { t } from './words.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-gap: 12px;
`

const Tile = styled.div<{ lit: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 14px 8px 12px;
  border: 1px solid var(${({ lit }) => (lit ? '--brand-strong' : '--border')});
  border-radius: var(--radius-m);
  background: var(--surface-2);
  ${({ lit }) =>
    lit &&
    `background-image: radial-gradient(90% 90% at 50% 20%, var(--brand-soft), transparent 75%);
    box-shadow: 0 0 24px -6px var(--glow);`}
  text-align: center;
`

const Small = styled.span`
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.5;
`

const Lead = styled.span<{ dim: boolean }>`
  position: relative;
  width: 52px;
  margin: 4px 0;
  opacity: ${({ dim }) => (dim ? 0.55 : 1)};
`

/** Line with a tick and the points of a day, which wraps on narrow screens. */
const Points = styled.strong`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  min-height: 28px;
  font-family: var(--font-display);
  font-size: 1.125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  & > svg {
    margin: 0 3px;
    color: var(--ok);
  }
  & > b {
    font-weight: inherit;
  }
`

export const TwoDays = ({ month, fresh }: { month: GetCheckInAnswer; fresh: boolean }) => {
  const done = isCheckedIn(month)
  return (
    <Two>
      <Tile lit={!done}>
        <Small>{t.today}</Small>
        <Lead dim={false}>
          <PrizeArt name="point" />
          {fresh ? <Burst /> : null}
        </Lead>
        <Points>
          {done ? <Icon name="success" size={20} /> : null}
          <b>
            <Phrases>{t.points({ points: month.today.value })}</Phrases>
          </b>
        </Points>
      </Tile>
      <Tile lit={false}>
        <Small>{t.tomorrow}</Small>
        <Lead dim={!month.gameLog}>
          <PrizeArt name="point" />
        </Lead>
        <Points>
          {month.gameLog ? (
            <b>
              <Phrases>{t.points({ points: month.gameLog.gameValueTomorrow })}</Phrases>
            </b>
          ) : (
            <Small>{t.tomorrowHidden}</Small>
          )}
        </Points>
      </Tile>
    </Two>
  )
}
