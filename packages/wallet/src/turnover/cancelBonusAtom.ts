import { cancelBonus, creditKey, ledgerKey, levelKey, listLedger, orNull } from '@member/api-client'
import { commandAtom, RESET, RESUME } from '@member/commands'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { t } from './wordsCancel.ts'

/** Status of the refusal to cancel a bonus that the member does not have. */
export const noBonus = 422_702

const bonusEntries = async () => (await orNull(listLedger({ kind: 'bonus' })))?.items

/** Cancels the bonus, which forfeits at most the given amount (baht). */
export const cancelBonusAtom = commandAtom('cancel-bonus', cancelBonus, {
  refresh: [creditKey, levelKey, ledgerKey],
  // A bonus that is gone may have been played through or withdrawn: only its own entry says that it was cancelled.
  // Without that entry the command is sent again with its key.
  find: async ({ key }) =>
    (await bonusEntries())?.some(({ order }) => order === key) ? { isCancelled: true } : null,
})

/** True if the ledger names the command of each cancellation: one that it lacks was not executed. */
const areCancellationsNamed = async () =>
  (await bonusEntries())?.every(({ cause, order }) => cause !== 'MEMBER' || order !== undefined) === true

/** Looks up the unknown outcome of a cancellation. */
export const lookUpCancelAtom = atom(null, async (_get, set) => {
  const { status } = await set(cancelBonusAtom, RESUME)
  if (status === 'idle') {
    const isAbsent = await areCancellationsNamed().catch(() => false)
    void toast(isAbsent ? t.absent : t.unclear, 'info')
  }
  if (status !== 'done') return
  void toast(t.done)
  await set(cancelBonusAtom, RESET)
})
