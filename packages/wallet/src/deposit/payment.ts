import {
  actorAtom,
  bonusQuery,
  type BonusState,
  isAwaited,
  leaveBonus,
  queryAtom,
  queryClientAtom,
  settingQueryAtom,
  settledDepositAtom,
  takeBonus,
  type Deposit,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { amountDraftAtom } from '@member/commands'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'

export const typedAmountAtom = amountDraftAtom('deposit')

/** The typed amount in baht; undefined until the amount is valid. */
export const amountAtom = atom<number | undefined>(undefined)

/** A started payment: amount (baht), and start and expiry (ms) of its QR code. */
export interface Payment {
  amount: number
  since: number
  until: number
}

/** The last payment started on this page, with the newest deposit that had settled by then. */
const begunAtom = atom<{ payment: Payment; settled: Deposit | undefined }>()

/** The last payment started on this page; undefined once it has ended or a deposit has settled since. */
export const begunPaymentAtom = atom(
  (get) => {
    const begun = get(begunAtom)
    return begun?.settled === get(settledDepositAtom) ? begun?.payment : undefined
  },
  (get, set, payment: Payment | undefined) =>
    set(begunAtom, payment && { payment, settled: get(settledDepositAtom) }),
)

/** Amount of the pending payment as text in baht, to prefill the slip; empty once the payment ends. */
export const awaitedAmountAtom = amountDraftAtom('awaited')

export const endPaymentAtom = atom(null, (_get, set) => {
  set(begunPaymentAtom, undefined)
  set(awaitedAmountAtom, '')
})

/**
 * Bonus offers for the typed amount, and the chosen offer. Without an amount, all running offers; disabled if
 * the server has no bonus choice.
 */
export const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(get(amountAtom)),
  enabled: get(featureAtom('bonusChoice')) === true,
  placeholderData: keepPreviousData,
}))

/** True until the form can be shown together with its offers. */
export const areOffersPendingAtom = atom(
  (get) =>
    isAwaited(get(settingQueryAtom)) ||
    (get(featureAtom('bonusChoice')) === true && isAwaited(get(bonusAtom))),
)

/**
 * Chooses a bonus offer, or none, for one deposit of `amount` (baht). Does nothing if the server has no bonus
 * choice.
 */
export const chooseBonusAtom = atom(
  null,
  async (get, _set, { offer, amount }: { offer: string | undefined; amount: number }) => {
    if (get(featureAtom('bonusChoice')) !== true) return
    const by = get(actorAtom)
    const chosen = await (offer === undefined ? leaveBonus(by) : takeBonus({ offer, amount }, by))
    const client = get(queryClientAtom)
    const { queryKey } = bonusQuery(amount)
    // What is stored for other amounts knows nothing of this choice.
    client.removeQueries({ queryKey: queryKey.slice(0, -1), type: 'inactive' })
    client.setQueryData<BonusState>(queryKey, (known) => ({
      ...chosen,
      offers: known?.offers ?? chosen.offers,
    }))
  },
)
