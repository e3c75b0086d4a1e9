import { lazyPart } from '@member/ui/lazy'

// Most members never need them.
export const limitFull = lazyPart(async () => (await import('./LimitFull.tsx')).LimitFull)
export const movesUpTo = lazyPart(async () => (await import('./LimitFull.tsx')).MovesUpTo)
export const entersUpTo = lazyPart(async () => (await import('./LimitFull.tsx')).EntersUpTo)
