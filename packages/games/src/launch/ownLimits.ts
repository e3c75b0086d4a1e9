import { limitsAtom, type PlayLimit } from '@member/api-client'
import { lazyPart } from '@member/ui/lazy'
import { atom } from 'jotai'

type Left = PlayLimit & { left: number }

const isSet = (limit: PlayLimit): limit is Left => limit.left !== null

/** Returns the limit with the smallest allowance; among equal ones, the limit that ends last. */
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

/** The member's loss or stake limit with the smallest allowance; undefined if no such limit is set. */
export const playLimitAtom = atom((get) =>
  smallest((get(limitsAtom).data?.limits ?? []).filter(isSet).filter(({ kind }) => kind !== 'DEPOSIT')),
)

export const isDepositShutAtom = atom((get) =>
  (get(limitsAtom).data?.limits ?? []).some(({ kind, left }) => kind === 'DEPOSIT' && left === 0),
)

// Most members never need them.
export const limitFull = lazyPart(async () => (await import('./LimitFull.tsx')).LimitFull)
export const movesUpTo = lazyPart(async () => (await import('./LimitFull.tsx')).MovesUpTo)
export const entersUpTo = lazyPart(async () => (await import('./LimitFull.tsx')).EntersUpTo)
