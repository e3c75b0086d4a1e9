import { limitsQuery, type PlayLimit, queryAtom } from '@member/api-client'
import { lazyPart } from '@member/ui/lazy'
import { featureAtom } from '@member/api-client/setting'
import { atom } from 'jotai'

const limitsAtom = queryAtom((get) => ({
  ...limitsQuery(),
  enabled: get(featureAtom('limits')) === true,
  refetchOnWindowFocus: 'always' as const,
}))

type Left = PlayLimit & { left: number }

const isSet = (limit: PlayLimit): limit is Left => limit.left !== null

/** The smallest applies; of two that are used up, the one that lasts longer is the one to tell. */
const smallest = (limits: Left[]) =>
  limits.reduce<Left | undefined>(
    (least, one) =>
      !least ||
      one.left < least.left ||
      (one.left === least.left && Date.parse(one.endsAt) > Date.parse(least.endsAt))
        ? one
        : least,
    undefined,
  )

/** The limit of the member's own that leaves least to play with; undefined where none is set. */
export const playLimitAtom = atom((get) =>
  smallest((get(limitsAtom).data?.limits ?? []).filter(isSet).filter(({ kind }) => kind !== 'DEPOSIT')),
)

/** True while a limit of the member's own shuts paying in. */
export const isDepositShutAtom = atom((get) =>
  (get(limitsAtom).data?.limits ?? []).some(({ kind, left }) => kind === 'DEPOSIT' && left === 0),
)

// Most members never see any of them.
export const limitFull = lazyPart(async () => (await import('./LimitFull.tsx')).LimitFull)
export const movesUpTo = lazyPart(async () => (await import('./LimitFull.tsx')).MovesUpTo)
export const entersUpTo = lazyPart(async () => (await import('./LimitFull.tsx')).EntersUpTo)
