import styled from '@emotion/styled'
import type { LevelRow } from '@member/api-client'
import { formatBaht, formatCount, LevelMedal, StatusChip, type ChipTone } from '@member/ui'
import { th as shared } from '../th.ts'
import { levelLook } from './levelLook.ts'
import { th } from './th.ts'

export type Standing = 'current' | 'passed' | 'next' | 'ahead' | 'disabled'

const Root = styled.li<{ standing: Standing; metal: string }>`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 16px;
  overflow: hidden;
  border: 1px solid ${({ standing }) => (standing === 'current' ? 'var(--brand-text)' : 'var(--border)')};
  border-radius: var(--radius-l);
  background: var(--surface-1);
  background-image: linear-gradient(
    150deg,
    ${({ metal, standing }) => (standing === 'disabled' ? 'transparent' : `${metal}24`)} 0,
    transparent 55%
  );
  ${({ standing }) => standing === 'current' && 'box-shadow: 0 0 0 1px var(--brand-text), 0 8px 28px -10px var(--glow);'}
  ${({ standing }) => standing === 'disabled' && 'color: var(--text-muted); filter: grayscale(1);'}
`

const Head = styled.div`
  display: flex;
  align-items: center;
  & > span:first-of-type {
    flex: none;
    width: 60px;
    margin-right: 14px;
  }
  & h3 {
    font-size: 1.25rem;
    line-height: 1.4;
  }
`

const Refund = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-top: 12px;
  padding: 8px 12px;
  border-radius: var(--radius-m);
  background: var(--surface-2);
  & > strong {
    font-family: var(--font-display);
    font-size: 1.375rem;
    line-height: 1.3;
  }
`

const Same = styled.p`
  margin-top: 12px;
  line-height: 1.6;
`

const Lines = styled.ul`
  margin-top: 12px;
  color: var(--text-muted);
  font-size: 0.9375rem;
  line-height: 1.6;
  & > li {
    position: relative;
    padding-left: 16px;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 10px;
    left: 2px;
    width: 5px;
    height: 5px;
    border-radius: 50%;
    background: var(--border-strong);
  }
`

const tones: Record<Exclude<Standing, 'ahead'>, ChipTone> = {
  current: 'ok',
  passed: 'neutral',
  next: 'info',
  disabled: 'neutral',
}
const icons = { current: 'star', passed: 'check', next: 'up', disabled: 'lock' } as const

const baht = (amount: number) => formatBaht(amount, { unit: true, short: true })
const { lines } = shared.levels

/** The level's Thai description. */
const linesOf = ({
  criteria,
  depositFrom,
  withdrawMaxPerDay,
  withdrawMaxPerTime,
  withdrawTimesPerDay,
}: LevelRow) => [
  (criteria === 'cumulative' ? lines.total : lines.month)(baht(depositFrom)),
  ...(withdrawMaxPerDay === null ? [] : [lines.perDay(baht(withdrawMaxPerDay))]),
  ...(withdrawMaxPerTime === null ? [] : [lines.perTime(baht(withdrawMaxPerTime))]),
  lines.times(formatCount(withdrawTimesPerDay)),
]

/** One level: its medal, what it asks, what it gives; grey where it cannot be reached (spec §4). */
export const LevelCard = ({
  level: row,
  stands,
  same,
}: {
  level: LevelRow
  stands: Standing
  /** What it has in common with the level before it, where the two could be taken for one another. */
  same: string | undefined
}) => {
  const { level, name, colours } = levelLook(row.level)
  return (
    <Root
      standing={stands}
      metal={colours[0]}
      aria-current={stands === 'current' ? 'true' : undefined}
      aria-disabled={stands === 'disabled' || undefined}
    >
      <Head>
        <span>
          <LevelMedal level={level} dim={stands === 'disabled'} />
        </span>
        <div>
          <h3>{name}</h3>
          {stands === 'ahead' ? null : (
            <StatusChip tone={tones[stands]} icon={icons[stands]}>
              {th.status[stands]}
            </StatusChip>
          )}
        </div>
      </Head>
      {same ? <Same>{same}</Same> : null}
      <Refund>
        {th.refund.label} <strong>{th.refund.rate(String(row.refundRate))}</strong>
      </Refund>
      <Lines>
        <li>{th.criteria[row.criteria]}</li>
        {linesOf(row).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {row.maximumAmount === null ? null : (
          <li>
            {th.refund.label} {th.refund.cap(baht(row.maximumAmount))}
          </li>
        )}
      </Lines>
    </Root>
  )
}
