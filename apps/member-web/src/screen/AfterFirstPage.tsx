import { useHydrated, type ErrorBoundaryProps, PageFailure } from '@member/ui'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'

const isHereAtom = atom(false)

/** Marks the first screen as rendered or failed, once the calling component has mounted. */
export function useMarkFirstPage() {
  const setHere = useSetAtom(isHereAtom)
  useEffect(() => setHere(true), [setHere])
}

/** Renders its children; on a pre-rendered page only once the first screen is hydrated or has failed. */
export function AfterFirstPage({ children }: { children: ReactNode }) {
  const [isPreRendered] = useState(!useHydrated())
  const isHere = useAtomValue(isHereAtom)
  return isHere || !isPreRendered ? children : null
}

function ScreenFailure(props: { error: unknown; retry: () => void }) {
  useMarkFirstPage()
  return <PageFailure {...props} />
}

export const screenFailure: ErrorBoundaryProps['renderFallback'] = (error, retry) => (
  <ScreenFailure error={error} retry={retry} />
)
