import { levelQuery, type LevelState, queryAtom } from '@member/api-client'

/** Withdrawal limits left today, the withdrawable amount, and turnover left: the server's figures. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))

/** What may be taken out now without losing anything: the lower of two figures of the server's, where a bonus hangs. */
export const freeOf = ({ withdrawable, bonusKeptUpTo }: LevelState) =>
  typeof bonusKeptUpTo === 'number' && bonusKeptUpTo < withdrawable ? bonusKeptUpTo : withdrawable
