import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'

export type ChipTone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad'

const Root = styled.span<{ tone: ChipTone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  max-width: 100%;
  padding: 2px 10px 2px 6px;
  border-radius: 999px;
  background: var(--${({ tone }) => (tone === 'neutral' ? 'surface-3' : `${tone}-soft`)});
  color: var(--${({ tone }) => (tone === 'neutral' ? 'text-muted' : tone)});
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.6;
  text-align: left;
  & > svg {
    flex: none;
    margin-right: 4px;
  }
`

const icons: Record<ChipTone, IconName> = {
  neutral: 'minus',
  info: 'clock',
  ok: 'success',
  warn: 'warning',
  bad: 'error',
}

/** Status shown by colour, icon and word, never by colour alone. */
export const StatusChip = ({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: ChipTone
  icon?: IconName
  children: ReactNode
}) => (
  <Root tone={tone}>
    <Icon name={icon ?? icons[tone]} size={16} />
    {children}
  </Root>
)

/** Chip that says whether a setting is on. */
export const OnOff = ({ isOn }: { isOn: boolean }) => (
  <StatusChip tone={isOn ? 'ok' : 'neutral'}>{isOn ? t.common.on : t.common.off}</StatusChip>
)
