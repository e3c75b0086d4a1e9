import { featureAtom } from '@member/api-client/setting'
import { Deferred, Icon } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { NavLink } from 'react-router'
import { t } from './words.ts'

const unread = lazyPart(async () => (await import('./UnreadCount.tsx')).UnreadCount)

const BellLink = styled(NavLink)`
  position: relative;
  display: flex;
  flex: none;
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

export const LazyBell = ({ inboxLink }: { inboxLink: string }) => {
  const has = useAtomValue(featureAtom('notices'))
  return has === false ? null : (
    <BellLink to={inboxLink}>
      <Icon name="bell" title={t.title} />
      {has ? (
        <Deferred when="needed" renderFailure={null}>
          <unread.Component />
        </Deferred>
      ) : null}
    </BellLink>
  )
}
