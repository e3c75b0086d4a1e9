import {
  keptAmountAtom,
  bonusKey,
  bonusQuery,
  type BonusState,
  leaveBonus,
  queryAtom,
  queryClientAtom,
  takeBonus,
} from '@member/api-client'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { settingAtom } from '../withdraw/withdraw.ts'

/** What the member typed as the amount to pay in. */
export const typedAmountAtom = keptAmountAtom('deposit')

/** The amount, once it is one that may be deposited. */
export const amountAtom = atom<number | undefined>(undefined)

/** Since when the money is waited for, and how much was meant; the slip's form begins with it. */
export const paymentAtom = atom<{ amount: number; until: number } | undefined>(undefined)

export const featuresAtom = atom((get) => get(settingAtom).data?.features ?? {})

/** What the amount qualifies for and what was chosen, where the server lets a member choose. */
export const bonusAtom = queryAtom((get) => ({
  ...bonusQuery(get(amountAtom)),
  enabled: get(featuresAtom)['bonusChoice'] === true && get(amountAtom) !== undefined,
  placeholderData: keepPreviousData,
}))

/** Takes the offer for this amount, or none: what was chosen before is not what the next deposit brings. */
export const chooseBonusAtom = atom(
  null,
  async (get, _set, { offer, amount }: { offer: string | undefined; amount: number }) => {
    if (get(featuresAtom)['bonusChoice'] !== true) return
    const chosen = await (offer === undefined ? leaveBonus() : takeBonus({ offer, amount }))
    get(queryClientAtom).setQueryData<BonusState>(bonusQuery(amount).queryKey, (known) => ({
      ...chosen,
      offers: known?.offers ?? chosen.offers,
    }))
  },
)

/** A deposit came: the choice was for one. */
export const forgetBonusAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: bonusKey }),
)
