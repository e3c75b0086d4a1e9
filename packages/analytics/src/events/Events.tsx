import { type Brand, brandAtom } from '@member/brand'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { askedAtAtom } from './askedAt.ts'
import { consentAtom } from './consent.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { subscribe, track, type Adapter, type SiteEvent } from './siteEvents.ts'
import { safeUrl } from '@member/ui'
import { postInBackground } from './postInBackground.ts'

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

function adaptersOf({ clientId, events }: Brand): Adapter[] {
  const script = safeUrl(events?.tagManager?.script)
  return [
    ...(events?.endpoint ? [endpoint(events.endpoint, clientId)] : []),
    ...(script ? [tagManager(script)] : []),
  ]
}

export interface EventsProps {
  /** Returns the route pattern of an address, such as /aff/:afCode, if it has one. */
  pageAt: (pathname: string) => string | undefined
  cookiesHref: string
  /** Pages on which the request for consent may appear. */
  calmAt: readonly string[]
}

/** True if another element already floats at the bottom of the screen. */
const isFootTaken = () => document.documentElement.style.getPropertyValue('--foot-room') !== ''

export function Events({ pageAt, cookiesHref, calmAt }: EventsProps) {
  const brand = useAtomValue(brandAtom)
  const answer = useAtomValue(consentAtom)
  const { key, pathname } = useLocation()
  // Not on the first page, where everything is new; then on one page only.
  const [first] = useState(key)
  const [askedAt, setAskedAt] = useAtom(askedAtAtom)
  const isCalm = key !== first && calmAt.includes(pathname)
  useEffect(() => {
    if (answer === undefined && askedAt === undefined && isCalm && !isFootTaken()) setAskedAt(key)
  }, [answer, askedAt, isCalm, key, setAskedAt])
  if (answer === 'yes') return <Telling brand={brand} pageAt={pageAt} />
  return answer === undefined && askedAt === key ? <ConsentQuestion cookiesHref={cookiesHref} /> : null
}

function Telling({ brand, pageAt }: { brand: Brand } & Pick<EventsProps, 'pageAt'>) {
  const { pathname } = useLocation()
  useEffect(() => {
    const adapters = adaptersOf(brand)
    const stop = subscribe((event) => {
      for (const adapter of adapters) adapter.track(event)
    })
    return () => {
      stop()
      for (const adapter of adapters) adapter.end()
    }
  }, [brand])
  useEffect(() => {
    const page = pageAt(pathname)
    if (page) track({ event: 'page', page })
  }, [pageAt, pathname])
  return null
}
