import { heldCreditAtom } from '@member/api-client'
import { useStore, useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import { creditAtom } from './credit.ts'

/** Freezes the shown credit while `held`. */
export function useHeldCredit(held: boolean) {
  const store = useStore()
  useLayoutEffect(() => {
    if (!held) return undefined
    store.set(heldCreditAtom, store.get(creditAtom).data)
    return () => store.set(heldCreditAtom, undefined)
  }, [held, store])
}

/** Returns true if a turn costs points and the member has too few. */
export const useIsShort = (cost: number | null | undefined) => {
  const { data } = useAtomValue(creditAtom)
  return typeof cost === 'number' && data !== undefined && data.point < cost
}
