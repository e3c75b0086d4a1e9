import { cancelBonus, creditKey, getLevel, ledgerKey, levelKey } from '@member/api-client'
import { commandAtom, leaveCommandsAtom } from '@member/commands'

/**
 * Cancels the bonus, which forfeits at most the given amount (baht). After a lost answer, an absent bonus means
 * that the cancellation succeeded.
 */
export const cancelBonusAtom = commandAtom('cancel-bonus', cancelBonus, {
  refresh: [creditKey, levelKey, ledgerKey],
  find: async () => ((await getLevel()).bonusHeld === 0 ? { isGone: true } : null),
})

export const leaveCancelBonusAtom = leaveCommandsAtom(cancelBonusAtom)
