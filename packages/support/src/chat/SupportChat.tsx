import { brandAtom } from '@member/brand'
import { closeOnBack, focusInPlace, Icon, IconButton, safeUrl } from '@member/ui'
import { useAtomValue, atom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { t } from './words.ts'
import { Bubble, Panel, PanelHead } from './chatStyle.ts'
import { getSession } from '@member/api-client/session'
import styled from '@emotion/styled'
import { memberQuery, queryAtom, type User } from '@member/api-client'

const everything = (user: User) => ({
  name: user.name,
  phone: user.phone,
  level: user.level,
  username: user.user_pass.username,
  bankName: user.user_bank.bankName,
  // Enough to distinguish accounts (decisions).
  bankId: user.user_bank.bankId.slice(-4),
  point: user.user_credit.point,
})

type Visitor = Partial<ReturnType<typeof everything>>

// Its own atom: the chat stays mounted, and would keep a shared one from being read anew by each screen.
const memberAtom = queryAtom(memberQuery)

/** The member's data for the chat, without what the brand withholds; null until loaded. */
const visitorAtom = atom<Visitor | null>((get) => {
  const { data } = get(memberAtom)
  if (!data) return null
  const visitor: Visitor = everything(data)
  for (const withheld of get(brandAtom).chat?.withhold ?? []) delete visitor[withheld]
  return visitor
})

declare global {
  interface Window {
    supportVisitor?: Visitor
  }
}

/** Chat that cannot run in a frame and so runs in the page, if the brand's file allows this. */
function OpenChat({ script, visitor }: { script: string; visitor: Visitor }) {
  useEffect(() => {
    window.supportVisitor = visitor
    dispatchEvent(new CustomEvent('supportvisitor', { detail: visitor }))
  }, [visitor])
  useEffect(() => {
    if (!document.querySelector('script[data-support]')) {
      const element = document.createElement('script')
      element.src = script
      element.async = true
      element.dataset['support'] = ''
      document.head.append(element)
    }
    return () => {
      // A loaded script cannot be unloaded, so the page is reloaded when the member has logged out.
      if (getSession() === null) window.location.reload()
    }
  }, [script])
  return null
}

const Inside = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: #fff;
`

/** The chat's script in a frame with an opaque origin, which can access neither page nor token. */
const SupportFrame = ({ script, visitor }: { script: string; visitor: Visitor }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  // Counts the frame's reports: a reloaded frame gets the data again.
  const [ready, setReady] = useState(0)

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const inside = frame.current?.contentWindow
      if (inside && source === inside && origin === 'null' && data === 'support-ready')
        setReady((times) => times + 1)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  useEffect(() => {
    // An opaque origin cannot be a target origin.
    if (ready > 0) frame.current?.contentWindow?.postMessage({ script, visitor }, '*')
  }, [ready, script, visitor])

  return (
    <Inside
      ref={frame}
      src="/support.html"
      title={t.frame}
      sandbox="allow-scripts allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}

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
