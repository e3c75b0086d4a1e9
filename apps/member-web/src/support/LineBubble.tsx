import { Icon, lineLink } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { lineIdsAtom } from '../site/site.ts'
import { bubble } from './bubbleStyle.ts'
import { th } from '../th.ts'
import { thContact } from './thContact.ts'

const Bubble = styled.a`
  ${bubble}
  text-decoration: none;
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
        <Icon name="chat" size={26} />
        <span aria-hidden>{thContact.bubble}</span>
      </Bubble>
    </aside>
  )
}
