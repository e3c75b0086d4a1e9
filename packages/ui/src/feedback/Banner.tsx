import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { type Tone, toneIcon } from '../field/FormMessage.tsx'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'

// `flex` of the text: if it became too narrow, the buttons wrap below.
const Root = styled.div<{ tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-height: 52px;
  padding: 4px 8px 4px 16px;
  border-radius: var(--radius-m);
  background: var(--${({ tone }) => tone}-soft);
  border-left: 4px solid var(--${({ tone }) => tone});
  & > svg {
    flex: none;
    margin-right: 10px;
    color: var(--${({ tone }) => tone});
  }
  & > div {
    flex: 1 1 176px;
    min-width: 0;
    padding: 8px 0;
  }
  & > button,
  & > a {
    flex: none;
    margin-left: 8px;
  }
`

export const Banner = ({
  tone = 'info',
  icon,
  action,
  onDismiss,
  children,
}: {
  tone?: Tone
  icon?: IconName
  action?: ReactNode
  onDismiss?: (() => void) | undefined
  children: ReactNode
}) => (
  <Root tone={tone} role="status">
    <Icon name={icon ?? toneIcon[tone]} />
    <div>{children}</div>
    {action}
    {onDismiss ? <IconButton icon="close" label={t.common.close} onClick={onDismiss} /> : null}
  </Root>
)
