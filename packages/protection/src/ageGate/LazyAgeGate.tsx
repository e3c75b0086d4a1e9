import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { isAgeAskedAtom } from './age.ts'

const gate = lazyPart(async () => (await import('./AgeGate.tsx')).AgeGate)

/** Age gate on a visitor's pages, if the brand requires one; not on pages below `openBelow`. */
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
