import type { Brand } from '@member/brand'
import { safeUrl } from '@member/ui'
import { postInBackground } from './postInBackground.ts'
import type { Adapter, SiteEvent } from './siteEvents.ts'

const endpoint = (address: string, site: string): Adapter => ({
  track: (event) => postInBackground(address, { site, ...event }),
  end: () => undefined,
})

/**
 * Adapter of a tag manager in `tags.html`, an invisible frame with an opaque origin. The tag manager cannot
 * reach the page or its address and receives events only.
 */
function tagManager(script: string): Adapter {
  const frame = document.createElement('iframe')
  let waiting: (SiteEvent | { script: string })[] | undefined = [{ script }]
  // An opaque origin cannot be a target origin.
  const post = (message: object) => frame.contentWindow?.postMessage(message, '*')
  const onReady = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== 'null' || data !== 'tags-ready') return
    waiting?.forEach(post)
    waiting = undefined
  }
  window.addEventListener('message', onReady)
  frame.hidden = true
  frame.referrerPolicy = 'no-referrer'
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.src = '/tags.html'
  document.body.appendChild(frame)
  return {
    track: (event) => void (waiting ? waiting.push(event) : post(event)),
    end: () => {
      window.removeEventListener('message', onReady)
      frame.remove()
    },
  }
}

export function adaptersOf({ clientId, events }: Brand): Adapter[] {
  const script = safeUrl(events?.tagManager?.script)
  return [
    ...(events?.endpoint ? [endpoint(events.endpoint, clientId)] : []),
    ...(script ? [tagManager(script)] : []),
  ]
}
