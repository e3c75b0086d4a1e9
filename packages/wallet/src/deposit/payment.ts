import {
  actorAtom,
  keptAmountAtom,
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

/** Amount typed for a deposit. */
export const typedAmountAtom = keptAmountAtom('deposit')

/** The amount, once it is one that may be deposited. */
export const amountAtom = atom<number | undefined>(undefined)

/** Payment under way: baht, start of the wait, and end of its QR code (ms). */
export interface Payment {
  amount: number
  since: number
  until: number
}

/** The last payment begun on this page, with the deposit that had settled last before it. */
const begunAtom = atom<{ payment: Payment; settled: Deposit | undefined }>()

/** The last payment begun on this page; undefined once it is ended or a deposit has settled since. */
export const begunPaymentAtom = atom(
  (get) => {
    const begun = get(begunAtom)
    return begun?.settled === get(settledDepositAtom) ? begun?.payment : undefined
  },
  (get, set, payment: Payment | undefined) =>
    set(begunAtom, payment && { payment, settled: get(settledDepositAtom) }),
)

/** The baht of the payment under way, for its slip; empty once it is over. */
export const awaitedAmountAtom = keptAmountAtom('awaited')

/** Ends the payment under way: it was cancelled, or paid. */
export const endPaymentAtom = atom(null, (_get, set) => {
  set(begunPaymentAtom, undefined)
  set(awaitedAmountAtom, '')
})

/** Bonuses for the amount (all that run before there is one) and the one chosen, where the server lets a member choose. */
export const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(get(amountAtom)),
  enabled: get(featureAtom('bonusChoice')) === true,
  placeholderData: keepPreviousData,
}))

/** Takes the offer for this amount, or none: what was chosen before is not what the next deposit brings. */
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
