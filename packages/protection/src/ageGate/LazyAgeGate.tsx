import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { isAgeAskedAtom } from './age.ts'

const gate = lazyPart(async () => (await import('./AgeGate.tsx')).AgeGate)

/** Over a visitor's pages, where the brand asks for the age; the pages below `openBelow` are open to all. */
export function LazyAgeGate({ openBelow }: { openBelow: string }) {
  const isAsked = useAtomValue(isAgeAskedAtom)
  const { pathname } = useLocation()
  if (!isAsked || pathname.startsWith(openBelow)) return null
  return (
    <Deferred when="needed">
      <gate.Component />
    </Deferred>
  )
}
