import { brandAtom } from '@member/brand'
import { closeOnBack, focusInPlace, Icon, IconButton, safeUrl } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { t } from './words.ts'
import { Bubble, Panel, PanelHead } from './chatStyle.ts'
import { OpenChat } from './OpenChat.tsx'
import { SupportFrame } from './SupportFrame.tsx'
import { visitorAtom } from './visitor.ts'

export function SupportChat() {
  const { chat } = useAtomValue(brandAtom)
  const visitor = useAtomValue(visitorAtom)
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const bubble = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const script = safeUrl(chat?.script)
  const open = state === 'open'
  useEffect(() => {
    if (!open) return undefined
    focusInPlace(panel.current)
    return closeOnBack(() => setState('closed'))
  }, [open])
  if (!chat || !script || !visitor) return null
  if (!chat.sandboxed) return <OpenChat script={script} visitor={visitor} />

  const close = () => {
    setState('closed')
    focusInPlace(bubble.current)
  }
  return (
    <>
      <Bubble
        ref={bubble}
        type="button"
        aria-label={t.open}
        title={t.open}
        aria-expanded={open}
        onClick={() => (open ? close() : setState('open'))}
      >
        <Icon name={open ? 'close' : 'chat'} size={26} />
        <span aria-hidden>{t.open}</span>
      </Bubble>
      {state === 'never' ? null : (
        <Panel
          ref={panel}
          tabIndex={-1}
          aria-label={t.title}
          hidden={!open}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <PanelHead>
            <strong>{t.title}</strong>
            <IconButton icon="close" label={t.close} onClick={close} />
          </PanelHead>
          <SupportFrame script={script} visitor={visitor} />
        </Panel>
      )}
    </>
  )
}
