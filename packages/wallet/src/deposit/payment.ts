import {
  actorAtom,
  amountDraftAtom,
  bonusQuery,
  type BonusState,
  leaveBonus,
  queryAtom,
  queryClientAtom,
  settledDepositAtom,
  takeBonus,
  type Deposit,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'

export const typedAmountAtom = amountDraftAtom('deposit')

/** The typed amount in baht; undefined until the amount is valid. */
export const amountAtom = atom<number | undefined>(undefined)

/** Pending payment: baht, start of the wait and expiry of its QR code (ms). */
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

/** Baht of the pending payment, to prefill its slip; empty once the payment has ended. */
export const awaitedAmountAtom = amountDraftAtom('awaited')

export const endPaymentAtom = atom(null, (_get, set) => {
  set(begunPaymentAtom, undefined)
  set(awaitedAmountAtom, '')
})

/**
 * The bonuses for the amount (all running ones before an amount is typed) and the chosen bonus.
 * Disabled if the server has no bonus choice.
 */
export const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(get(amountAtom)),
  enabled: get(featureAtom('bonusChoice')) === true,
  placeholderData: keepPreviousData,
}))

/** Chooses the offer for this amount, or none. The choice applies to one deposit only. */
export const chooseBonusAtom = atom(
  null,
  async (get, _set, { offer, amount }: { offer: string | undefined; amount: number }) => {
    if (get(featureAtom('bonusChoice')) !== true) return
    const by = get(actorAtom)
    const chosen = await (offer === undefined ? leaveBonus(by) : takeBonus({ offer, amount }, by))
    get(queryClientAtom).setQueryData<BonusState>(bonusQuery(amount).queryKey, (known) => ({
      ...chosen,
      offers: known?.offers ?? chosen.offers,
    }))
  },
)
