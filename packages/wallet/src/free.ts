import type { LevelState } from '@member/api-client'

/** What may be taken out now without losing anything: the lower of two figures of the server's, where a bonus hangs. */
export const freeOf = ({ withdrawable, bonusKeptUpTo }: LevelState) =>
  typeof bonusKeptUpTo === 'number' && bonusKeptUpTo < withdrawable ? bonusKeptUpTo : withdrawable
