import { cancelBonus, creditKey, ledgerKey, levelKey, listLedger, orNull } from '@member/api-client'
import { commandAtom, RESET, RESUME } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { t } from './wordsCancel.ts'

/** Status of the refusal to cancel a bonus that the member does not have. */
export const noBonus = 422_702

/** Cancels the bonus, which forfeits at most the given amount (baht). */
export const cancelBonusAtom = commandAtom('cancel-bonus', cancelBonus, {
  refresh: [creditKey, levelKey, ledgerKey],
  // A bonus that is gone may have been played through or withdrawn: only its own entry says that it was cancelled.
  // Without a ledger the command is sent again with its key.
  find: async ({ key }) => {
    const ledger = await orNull(listLedger({ kind: 'bonus' }))
    return ledger?.items.some(({ order }) => order === key) ? { isCancelled: true } : null
  },
})

/** Looks up the unknown outcome of a cancellation. */
export const lookUpCancelAtom = atom(null, async (_get, set) => {
  const { status } = await set(cancelBonusAtom, RESUME)
  if (status === 'idle') void toast(t.absent, 'info')
  if (status !== 'done') return
  void toast(t.done)
  await set(cancelBonusAtom, RESET)
})
