import { atom, type Getter } from 'jotai'
import { limitsQuery, type PlayLimit } from './endpoints/limits.ts'
import { queryAtom } from './queryAtom.ts'
import { featureAtom } from './setting.ts'

/** The member's own limits, from servers that have them. */
export const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

type Left = PlayLimit & { left: number }

const isSet = (limit: PlayLimit): limit is Left => limit.left !== null

/** Returns the limit with the smallest allowance; among equal ones, the limit that ends last. */
const smallest = (get: Getter, fits: (limit: PlayLimit) => boolean) =>
  get(limitsAtom)
    .data?.limits.filter(fits)
    .filter(isSet)
    .reduce<Left | undefined>(
      (least, one) =>
        !least ||
        one.left < least.left ||
        (one.left === least.left && Date.parse(one.endsAt) > Date.parse(least.endsAt))
          ? one
          : least,
      undefined,
    )

/** The member's loss or stake limit with the smallest allowance; undefined if none is set or loaded. */
export const playLimitAtom = atom((get) => smallest(get, ({ kind }) => kind !== 'DEPOSIT'))

/** The member's deposit limit with the smallest allowance; undefined if none is set or loaded. */
export const depositLimitAtom = atom((get) => smallest(get, ({ kind }) => kind === 'DEPOSIT'))

/** True if one of the member's own limits leaves nothing for games; false until the limits are loaded. */
export const isPlayShutAtom = atom((get) => get(playLimitAtom)?.left === 0)
