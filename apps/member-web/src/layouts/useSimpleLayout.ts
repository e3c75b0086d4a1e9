import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns true for the simple public layout: on the brand's special hosts, or if the brand chose it. */
export function useSimpleLayout() {
  const { publicLayout, specialHosts } = useAtomValue(brandAtom)
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => '',
  )
  return publicLayout === 'simple' || specialHosts.includes(host)
}
