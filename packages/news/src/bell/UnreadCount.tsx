import { VisuallyHidden } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { unreadAtom } from '../inbox/inbox.ts'
import { t } from './words.ts'

const Count = styled.span`
  position: absolute;
  top: 3px;
  left: 23px;
  min-width: 18px;
  padding: 0 4px;
  border-radius: 9px;
  background: var(--brand);
  color: var(--on-brand);
  /* The figures' font is loaded; the body's bold one may not be yet. */
  font-family: var(--font-display);
  font-size: 0.6875rem;
  font-weight: 600;
  line-height: 18px;
  text-align: center;
`

export const UnreadCount = () => {
  const unread = useAtomValue(unreadAtom).data?.unread ?? 0
  const count = unread > 99 ? '99+' : String(unread)
  return unread > 0 ? (
    <>
      <VisuallyHidden>{t.unread({ count })}</VisuallyHidden>
      <Count aria-hidden>{count}</Count>
    </>
  ) : null
}
