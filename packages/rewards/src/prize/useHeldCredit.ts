import { heldCreditAtom } from '@member/api-client'
import { useStore } from 'jotai'
import { useLayoutEffect } from 'react'
import { creditAtom } from './credit.ts'

/** Keeps the credit as it is shown now, wherever it is shown, while `held`: an answer or live news would give the result away. */
export function useHeldCredit(held: boolean) {
  const store = useStore()
  useLayoutEffect(() => {
    if (!held) return undefined
    store.set(heldCreditAtom, store.get(creditAtom).data)
    return () => store.set(heldCreditAtom, undefined)
  }, [held, store])
}
