import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The simple public layout: on the brand's special hosts, or where the brand chose it outright. */
export function useSimpleLayout() {
  const { publicLayout, specialHosts } = useAtomValue(brandAtom)
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => '',
  )
  return publicLayout === 'simple' || specialHosts.includes(host)
}
