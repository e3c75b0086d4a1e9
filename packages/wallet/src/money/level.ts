import { levelQuery, type LevelState, queryAtom } from '@member/api-client'

/** The member's level: withdrawals left today, withdrawable amount and remaining turnover. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

/** Returns the amount (baht) that can be withdrawn now without forfeiting a bonus. */
export const freeOf = ({ withdrawable, bonusKeptUpTo }: LevelState) =>
  typeof bonusKeptUpTo === 'number' && bonusKeptUpTo < withdrawable ? bonusKeptUpTo : withdrawable
