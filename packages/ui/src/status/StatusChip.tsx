import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'

export type ChipTone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad'

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'plain' })<{
  tone: ChipTone
  plain: boolean
}>`
  display: inline-flex;
  flex: none;
  align-items: baseline;
  max-width: 100%;
  font-size: 0.875rem;
  ${({ plain, tone }) =>
    plain
      ? 'font-size: 0.8125rem;'
      : `
    padding: 2px 10px 2px 6px;
    border-radius: 999px;
    background: var(--${tone === 'neutral' ? 'surface-3' : `${tone}-soft`});
  `}
  color: var(--${({ tone }) => (tone === 'neutral' ? 'text-muted' : tone)});
  font-weight: 600;
  line-height: 1.6;
  text-align: left;
  & > svg {
    flex: none;
    align-self: center;
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

/** Status shown by word, colour and icon, never by colour alone; `plain`, without the icon, in rows of a list. */
export const StatusChip = ({
  tone = 'neutral',
  icon,
  plain = false,
  children,
}: {
  tone?: ChipTone
  icon?: IconName
  plain?: boolean
  children: ReactNode
}) => (
  <Root tone={tone} plain={plain}>
    {plain ? null : <Icon name={icon ?? icons[tone]} size={16} />}
    {children}
  </Root>
)

/** Chip that says whether a setting is on. */
export const OnOff = ({ isOn }: { isOn: boolean }) => (
  <StatusChip tone={isOn ? 'ok' : 'neutral'}>{isOn ? t.common.on : t.common.off}</StatusChip>
)
