import styled from '@emotion/styled'
import { Icon, type IconName } from '@member/ui'
import type { ReactNode } from 'react'

export interface Moment {
  label: string
  when?: ReactNode
  tone: 'done' | 'now' | 'later' | 'bad'
}

const Root = styled.ol`
  margin: 0;
`

const colours = { done: '--ok', now: '--brand-text', later: '--text-muted', bad: '--bad' } as const

const Item = styled.li<{ tone: Moment['tone'] }>`
  position: relative;
  min-height: 56px;
  padding: 2px 0 16px 44px;
  &:last-of-type {
    min-height: 32px;
    padding-bottom: 0;
  }
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: 30px;
    bottom: -2px;
    left: 13px;
    width: 2px;
    border-radius: 1px;
    background: var(${({ tone }) => (tone === 'done' || tone === 'bad' ? '--ok-soft' : '--surface-3')});
  }
`

const Dot = styled.span<{ tone: Moment['tone'] }>`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${({ tone }) => (tone === 'now' ? 'var(--brand)' : 'transparent')};
  border-radius: 50%;
  background: var(
    ${({ tone }) => ({ done: '--ok-soft', now: '--brand-soft', later: '--surface-3', bad: '--bad-soft' })[tone]}
  );
  color: var(${({ tone }) => colours[tone]});
`

const Label = styled.span<{ tone: Moment['tone'] }>`
  display: block;
  color: var(${({ tone }) => (tone === 'later' ? '--text-muted' : '--text')});
  font-weight: ${({ tone }) => (tone === 'later' ? 400 : 600)};
  line-height: 1.6;
`

const Quiet = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`

const icons: Record<Moment['tone'], IconName> = { done: 'check', now: 'clock', later: 'minus', bad: 'close' }

export const Timeline = ({ moments }: { moments: readonly Moment[] }) => (
  <Root>
    {moments.map(({ label, when, tone }, place) => (
      // eslint-disable-next-line react/no-array-index-key -- steps are only appended
      <Item key={place} tone={tone} aria-current={tone === 'now' ? 'step' : undefined}>
        <Dot tone={tone} aria-hidden>
          <Icon name={icons[tone]} size={16} />
        </Dot>
        <Label tone={tone}>{label}</Label>
        {when ? <Quiet>{when}</Quiet> : null}
      </Item>
    ))}
  </Root>
)
