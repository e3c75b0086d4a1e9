import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { ExclusionScreenProps, ShutPlace } from './ExclusionScreen.tsx'
import { useIsOnBreak } from './breakAtom.ts'

const screen = lazyPart(async () => (await import('./ExclusionScreen.tsx')).ExclusionScreen)

interface ExclusionGateProps extends Omit<ExclusionScreenProps, 'place'> {
  /** Returns true for paths that stay available during a break: those without play or deposits. */
  isOpenAt: (pathname: string) => boolean
  placeOf: (pathname: string) => ShutPlace
  skeleton?: ReactNode
  children: ReactNode
}

/** Renders its children; during a break a replacement instead, except at paths that stay available. */
export const ExclusionGate = ({ isOpenAt, placeOf, skeleton, children, ...shown }: ExclusionGateProps) => {
  const isOnBreak = useIsOnBreak()
  const { pathname } = useLocation()
  if (!isOnBreak || isOpenAt(pathname)) return children
  return (
    <Deferred when="needed" fallback={skeleton}>
      <screen.Component place={placeOf(pathname)} {...shown} />
    </Deferred>
  )
}
