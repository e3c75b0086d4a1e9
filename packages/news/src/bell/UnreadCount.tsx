import { VisuallyHidden } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { unreadAtom } from '../inbox/inbox.ts'
import { t } from './words.ts'

const Count = styled.span`
  position: absolute;
  top: 3px;
  left: 23px;
  min-width: 1.64em;
  padding: 0 0.36em;
  border-radius: 0.82em;
  background: var(--brand);
  color: var(--on-brand);
  /* The figures' font is loaded; the body's bold one may not be yet. */
  font-family: var(--font-display);
  /* Limited, or large letters would cover the icon beside it. */
  font-size: min(0.6875rem, 16px);
  font-weight: 600;
  line-height: 1.64;
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
