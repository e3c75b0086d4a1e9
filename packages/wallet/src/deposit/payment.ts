import {
  bonusQuery,
  isAwaited,
  queryAtom,
  settingQueryAtom,
  settledDepositAtom,
  type Deposit,
  ApiError,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { amountDraftAtom } from '@member/commands'
import { keepPreviousData } from '@tanstack/query-core'
import { atom, useAtom } from 'jotai'
import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'

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

/** True until it is known whether the server has a bonus choice, without which no form is shown. */
export const isBonusChoicePendingAtom = atom((get) => isAwaited(get(settingQueryAtom)))

/** True until the form can be shown together with its offers. */
export const areOffersPendingAtom = atom(
  (get) =>
    get(isBonusChoicePendingAtom) || (get(featureAtom('bonusChoice')) === true && isAwaited(get(bonusAtom))),
)

/** True until the offers have arrived, or the server has no bonus choice. */
export const areOffersMissingAtom = atom((get) => {
  const hasOffers = get(featureAtom('bonusChoice'))
  return hasOffers === undefined || (hasOffers && get(bonusAtom).data === undefined)
})

/** Reason why no deposit is allowed: a break or exclusion, a limit, or no open account. */
export interface Stop {
  kind: 'break' | 'limit' | 'closed'
  message: string
}

/** Returns why the server allows this member no deposit; undefined for any other error. */
export function stopOf(error: unknown): Stop | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return undefined
  const { status, message } = error
  // ON_BREAK and EXCLUDED, then the other limits, then NO_ACCOUNT_OPEN and other rules of deposits.
  if (status === 422_605 || status === 422_606) return { kind: 'break', message }
  if (status >= 422_600 && status < 422_700) return { kind: 'limit', message }
  if (status >= 422_000 && status < 422_600) return { kind: 'closed', message }
  return undefined
}

/** True inside a sheet over another screen, where the payment is stored in memory, not in the address. */
export const IsOverAnother = createContext(false)

type Place = (next: Record<string, string>, how?: { replace: boolean }) => void

const besideAtom = atom('')

/** Returns the parameters of the pending payment, from the address or memory, and their setter. */
export function usePaymentPlace(): readonly [URLSearchParams, Place] {
  const isOver = useContext(IsOverAnother)
  const address = useSearchParams()
  const [beside, keep] = useAtom(besideAtom)
  if (!isOver) return address
  return [new URLSearchParams(beside), (next) => keep(new URLSearchParams(next).toString())]
}
