import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { t } from './words.ts'
import type { Visitor } from './visitor.ts'

const Inside = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: #fff;
`

/** The chat's script in a frame with an opaque origin, which can access neither page nor token. */
export const SupportFrame = ({ script, visitor }: { script: string; visitor: Visitor }) => {
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
