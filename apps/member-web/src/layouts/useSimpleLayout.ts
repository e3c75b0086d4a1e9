import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns true on the brand's special hosts, and everywhere if the brand chose the simple layout. */
export function useSimpleLayout() {
  const { publicLayout, specialHosts } = useAtomValue(brandAtom)
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => '',
  )
  return publicLayout === 'simple' || specialHosts.includes(host)
}
