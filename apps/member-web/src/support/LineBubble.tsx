import { Icon, lineLink } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { lineIdsAtom } from '../site/site.ts'
import { th } from '../th.ts'
import { thContact } from './thContact.ts'

const Bubble = styled.a`
  position: fixed;
  z-index: 15;
  right: 16px;
  bottom: 16px;
  bottom: calc(16px + env(safe-area-inset-bottom, 0px));
  display: flex;
  align-items: center;
  justify-content: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--brand);
  color: var(--on-brand);
  box-shadow: 0 6px 20px var(--shadow);
`

/** The floating link to the main support account, for visitors (spec §6). */
export function LineBubble() {
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <aside aria-label={th.nav.contact}>
      <Bubble
        href={lineLink(main)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={thContact.bubble}
        title={thContact.bubble}
      >
        <Icon name="chat" size={28} />
      </Bubble>
    </aside>
  )
}
