import { Icon, lineLink } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { t } from './words.ts'
import { keepClear } from './keepClear.ts'
import { lineIdsAtom } from './lineIds.ts'

const Bubble = styled.a`
  position: fixed;
  z-index: 15;
  right: 16px;
  bottom: 16px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 52px;
  height: 52px;
  border: 1px solid var(--border-strong);
  border-radius: 50%;
  background: var(--surface-3);
  color: var(--brand-text);
  box-shadow: 0 6px 20px var(--shadow);
  visibility: hidden;
`

/** The floating link to the main support account, for visitors (spec §6). */
export function LineBubble() {
  const { main } = useAtomValue(lineIdsAtom)
  const bubble = useRef<HTMLAnchorElement>(null)
  useEffect(() => (bubble.current ? keepClear(bubble.current) : undefined), [])
  return (
    <aside aria-label={t.title}>
      <Bubble
        ref={bubble}
        href={lineLink(main)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t.bubble}
        title={t.bubble}
      >
        <Icon name="chat" size={26} />
      </Bubble>
    </aside>
  )
}
