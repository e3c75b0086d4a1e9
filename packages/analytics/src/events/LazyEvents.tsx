import { brandAtom } from '@member/brand'
import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import type { EventsProps } from './Events.tsx'

const events = lazyPart(async () => (await import('./Events.tsx')).Events)

/** Analytics, loaded after the page. */
export const LazyEvents = (props: EventsProps) =>
  useAtomValue(brandAtom).events === undefined ? null : (
    <Deferred when="idle" renderFailure={null}>
      <events.Component {...props} />
    </Deferred>
  )
