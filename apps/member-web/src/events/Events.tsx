import { type Brand, brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { routeAt } from '../routes/routes.ts'
import { adaptersOf } from './adapters.ts'
import { consentAtom } from './consent.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { hear, tell } from './events.ts'

/** Asks whether visits may be counted, once a device, and counts them where they may. */
export function Events() {
  const brand = useAtomValue(brandAtom)
  const answer = useAtomValue(consentAtom)
  const { key } = useLocation()
  // It comes with the next page: put above one that stands, it would move what somebody is about to press.
  const [first] = useState(key)
  if (answer === 'yes') return <Telling brand={brand} />
  return answer === undefined && key !== first ? <ConsentQuestion /> : null
}

/** Sends what is told to the brand's adapters, and tells of every page. */
function Telling({ brand }: { brand: Brand }) {
  const { pathname } = useLocation()
  useEffect(() => {
    const adapters = adaptersOf(brand)
    const stop = hear((event) => {
      for (const adapter of adapters) adapter.tell(event)
    })
    return () => {
      stop()
      for (const adapter of adapters) adapter.end()
    }
  }, [brand])
  useEffect(() => {
    const { path } = routeAt(pathname) ?? {}
    // Others lead on to a page at once.
    if (path) tell({ event: 'page', page: path })
  }, [pathname])
  return null
}
