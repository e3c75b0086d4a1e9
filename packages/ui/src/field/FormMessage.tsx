import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'

export type Tone = 'info' | 'ok' | 'warn' | 'bad'

export const toneIcon: Record<Tone, IconName> = { info: 'info', ok: 'success', warn: 'warning', bad: 'error' }

const Root = styled.div<{ tone: Tone }>`
  display: flex;
  padding: 12px 16px;
  border: 1px solid var(--${({ tone }) => tone});
  border-radius: var(--radius-m);
  background: var(--${({ tone }) => tone}-soft);
  color: var(--text);
  & > svg {
    flex: none;
    margin: 1px 10px 0 0;
    color: var(--${({ tone }) => tone});
  }
  & > div {
    min-width: 0;
  }
`

// Empty, it takes no space but stays mounted for screen readers.
const Region = styled.div`
  &:empty {
    position: absolute;
  }
`

/**
 * Message with the result of a form. Mount the component empty: screen readers announce only text that appears
 * later.
 */
export const FormMessage = ({ tone = 'bad', children }: { tone?: Tone; children?: ReactNode }) => (
  <Region role={tone === 'bad' ? 'alert' : 'status'}>
    {children ? (
      <Root tone={tone}>
        <Icon name={toneIcon[tone]} />
        <div>{children}</div>
      </Root>
    ) : null}
  </Region>
)
