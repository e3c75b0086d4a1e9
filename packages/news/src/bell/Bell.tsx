import { Icon } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { NavLink } from 'react-router'
import { t } from './words.ts'
import { unreadAtom } from '../inbox/inbox.ts'

const Way = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-m);
  color: var(--text-muted);
  &[aria-current='page'] {
    color: var(--brand-text);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-3);
      color: var(--text);
    }
  }
`

const Count = styled.span`
  position: absolute;
  top: 3px;
  left: 23px;
  min-width: 18px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--brand);
  color: var(--on-brand);
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 18px;
  text-align: center;
`

/** The way to the inbox, with how much in it is new. */
export const Bell = ({ inboxLink }: { inboxLink: string }) => {
  const unread = useAtomValue(unreadAtom).data?.unread ?? 0
  const count = unread > 99 ? '99+' : String(unread)
  const label = unread > 0 ? t.unread({ count }) : t.title
  return (
    <Way to={inboxLink} aria-label={label} title={label}>
      <Icon name="bell" />
      {unread > 0 ? <Count aria-hidden>{count}</Count> : null}
    </Way>
  )
}
