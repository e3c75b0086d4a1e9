import { atom } from 'jotai'
import { limitsQuery } from './endpoints/limits.ts'
import { queryAtom } from './queryAtom.ts'
import { featureAtom } from './setting.ts'

const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
}))

/** True if one of the member's own limits leaves nothing for games; false until the limits are loaded. */
export const isPlayShutAtom = atom(
  (get) => get(limitsAtom).data?.limits.some(({ kind, left }) => kind !== 'DEPOSIT' && left === 0) === true,
)
