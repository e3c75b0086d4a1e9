import {
  cancelBonus,
  commandAtom,
  creditKey,
  getLevel,
  ledgerKey,
  leaveCommandsAtom,
  levelKey,
} from '@member/api-client'

/** Gives up the bonus held, as much as the member was told. Where an answer was lost, a bonus that is gone was cancelled. */
export const cancelBonusAtom = commandAtom('cancel-bonus', cancelBonus, {
  refresh: [creditKey, levelKey, ledgerKey],
  find: async () => ((await getLevel()).bonusHeld === 0 ? { isGone: true } : null),
})

/** Clears what was said of it when the screen is left. */
export const leaveCancelBonusAtom = leaveCommandsAtom(cancelBonusAtom)
