import { levelQuery, type LevelState, queryAtom } from '@member/api-client'

/** Withdrawal limits left today, the withdrawable amount and the remaining turnover, from the server. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

/** Returns the amount that can be withdrawn now without forfeiting a bonus. */
export const freeOf = ({ withdrawable, bonusKeptUpTo }: LevelState) =>
  typeof bonusKeptUpTo === 'number' && bonusKeptUpTo < withdrawable ? bonusKeptUpTo : withdrawable
