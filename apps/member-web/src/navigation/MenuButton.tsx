import { Deferred, IconButton, PartMissing } from '@member/ui'
import type { LazyPart } from '@member/ui/lazy'
import styled from '@emotion/styled'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../words/words.ts'

const Missing = styled.div`
  position: fixed;
  top: var(--bar-height);
  right: 0;
  left: 0;
  padding: 0 16px 16px;
  background: var(--surface-1);
`

/** Button that opens the menu; preloads the menu's code on hover, touch or focus. */
export function MenuButton({ menu }: { menu: LazyPart<{ onClose: () => void }> }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const close = () => setOpenedAt(undefined)
  const load = () => void menu.preload().catch(() => undefined)
  return (
    <>
      <IconButton
        icon="menu"
        label={t.nav.menu}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpenedAt(key)}
      />
      {/* A navigation closes the menu: it belongs to its history entry. */}
      {openedAt === key ? (
        <Deferred
          when="needed"
          renderFailure={() => (
            <Missing>
              <PartMissing />
            </Missing>
          )}
        >
          <menu.Component onClose={close} />
        </Deferred>
      ) : null}
    </>
  )
}
