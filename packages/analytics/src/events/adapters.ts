import type { Brand } from '@member/brand'
import { safeUrl } from '@member/ui'
import { postInBackground } from './postInBackground.ts'
import type { Adapter, SiteEvent } from './siteEvents.ts'

/** An address of the operator's gets each event as JSON. */
const endpoint = (address: string, site: string): Adapter => ({
  track: (event) => postInBackground(address, { site, ...event }),
  end: () => undefined,
})

/**
 * A tag manager runs in `tags.html`, a frame nobody sees and without an origin: it reaches neither the page nor its
 * address, and learns of events alone. What happens before the frame listens waits.
 */
function tagManager(script: string): Adapter {
  const frame = document.createElement('iframe')
  let waiting: (SiteEvent | { script: string })[] | undefined = [{ script }]
  // An origin that is none has no name to be addressed by.
  const post = (message: object) => frame.contentWindow?.postMessage(message, '*')
  const hearReady = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== 'null' || data !== 'tags-ready') return
    waiting?.forEach(post)
    waiting = undefined
  }
  window.addEventListener('message', hearReady)
  frame.hidden = true
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = '/tags.html'
  document.body.appendChild(frame)
  return {
    track: (event) => void (waiting ? waiting.push(event) : post(event)),
    end: () => {
      window.removeEventListener('message', hearReady)
      frame.remove()
    },
  }
}

/** The adapters that the brand's file chose. */
export function adaptersOf({ clientId, events }: Brand): Adapter[] {
  const script = safeUrl(events?.tagManager?.script)
  return [
    ...(events?.endpoint ? [endpoint(events.endpoint, clientId)] : []),
    ...(script ? [tagManager(script)] : []),
  ]
}
