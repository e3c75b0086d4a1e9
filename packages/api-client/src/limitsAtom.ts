import { atom } from 'jotai'
import { limitsQuery } from './endpoints/limits.ts'
import { queryAtom } from './queryAtom.ts'
import { featureAtom } from './setting.ts'

/** The member's own limits, from servers that have them. */
export const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** True if one of the member's own limits leaves nothing for games; false until the limits are loaded. */
export const isPlayShutAtom = atom(
  (get) => get(limitsAtom).data?.limits.some(({ kind, left }) => kind !== 'DEPOSIT' && left === 0) === true,
)
