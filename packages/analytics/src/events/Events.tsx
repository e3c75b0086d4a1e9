import { type Brand, brandAtom } from '@member/brand'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { adaptersOf } from './adapters.ts'
import { askedAtAtom } from './askedAt.ts'
import { consentAtom } from './consent.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { subscribe, track } from './siteEvents.ts'

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
