import styled from '@emotion/styled'
import type { LevelRow } from '@member/api-client'
import { LevelMedal, StatusChip, type ChipTone } from '@member/ui'
import { t as levels } from './wordsName.ts'
import { depositRule } from './depositRule.ts'
import { levelLook } from './levelLook.ts'
import { t } from './words.ts'

export type Status = 'current' | 'passed' | 'next' | 'ahead' | 'disabled'

const Root = styled.li<{ status: Status; metal: string }>`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 16px;
  overflow: hidden;
  border: 1px solid ${({ status }) => (status === 'current' ? 'var(--brand-text)' : 'var(--border)')};
  border-radius: var(--radius-l);
  background: var(--surface-1);
  background-image: linear-gradient(
    150deg,
    ${({ metal, status }) => `${metal}${status === 'disabled' ? '12' : '24'}`} 0,
    transparent 55%
  );
  ${({ status }) => status === 'current' && 'box-shadow: 0 0 0 1px var(--brand-text), 0 8px 28px -10px var(--glow);'}
  ${({ status }) => status === 'disabled' && 'border-style: dashed; color: var(--text-muted);'}
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  & > div {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: break-word;
  }
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

/** Line with the level's number. */
const Place = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.4;
`

const Refund = styled.p`
  display: flex;
  flex-wrap: wrap;
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

const tones: Record<Exclude<Status, 'ahead'>, ChipTone> = {
  current: 'ok',
  passed: 'neutral',
  next: 'info',
  disabled: 'neutral',
}
const icons = { current: 'star', passed: 'check', next: 'up', disabled: 'lock' } as const

const linesOf = (row: LevelRow) => {
  const { withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay } = row
  const { lines } = levels
  return [
    depositRule(row),
    ...(withdrawMaxPerDay === null ? [] : [lines.perDay({ amount: withdrawMaxPerDay })]),
    ...(withdrawMaxPerTime === null ? [] : [lines.perTime({ amount: withdrawMaxPerTime })]),
    lines.times({ times: withdrawTimesPerDay }),
  ]
}

export const LevelCard = ({
  level: row,
  count,
  status,
  same,
}: {
  level: LevelRow
  count: number
  status: Status
  /** Sentence that the level has the same benefits as the previous one; undefined if the benefits differ. */
  same: string | undefined
}) => {
  const { level, name, colours } = levelLook(row.level)
  return (
    <Root
      status={status}
      metal={colours[0]}
      aria-current={status === 'current' ? 'true' : undefined}
      aria-disabled={status === 'disabled' || undefined}
    >
      <Head>
        <span>
          <LevelMedal level={level} dim={status === 'disabled'} />
        </span>
        <div>
          <Place>{level === count ? t.placeTop({ level, count }) : t.place({ level, count })}</Place>
          <h3>{name}</h3>
          {status === 'ahead' ? null : (
            <StatusChip tone={tones[status]} icon={icons[status]}>
              {t.status[status]}
            </StatusChip>
          )}
        </div>
      </Head>
      <Refund>
        {t.refund.label} <strong>{t.refund.rate({ rate: row.refundRate })}</strong>
      </Refund>
      {same ? <Same>{same}</Same> : null}
      <Lines>
        {row.level === 1 ? null : <li>{t.criteria[row.criteria]}</li>}
        {linesOf(row).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          {row.maximumAmount === null ? t.refund.uncapped : t.refund.cap({ amount: row.maximumAmount })}
        </li>
      </Lines>
    </Root>
  )
}
