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
 * Forfeits the bonus, up to the amount that the member was shown.
 * After a lost answer, no remaining bonus means that it was cancelled.
 */
export const cancelBonusAtom = commandAtom('cancel-bonus', cancelBonus, {
  refresh: [creditKey, levelKey, ledgerKey],
  find: async () => ((await getLevel()).bonusHeld === 0 ? { isGone: true } : null),
})

export const leaveCancelBonusAtom = leaveCommandsAtom(cancelBonusAtom)
