import {
  cancelBonus,
  commandAtom,
  creditKey,
  getLevel,
  ledgerKey,
  leaveCommandsAtom,
  levelKey,
} from '@member/api-client'

/**
 * Forfeits the bonus of the amount shown to the member. After a lost answer, no bonus left means it was
 * cancelled.
 */
export const cancelBonusAtom = commandAtom('cancel-bonus', cancelBonus, {
  refresh: [creditKey, levelKey, ledgerKey],
  find: async () => ((await getLevel()).bonusHeld === 0 ? { isGone: true } : null),
})

/** Clears the message of the command when the member leaves the screen. */
export const leaveCancelBonusAtom = leaveCommandsAtom(cancelBonusAtom)
