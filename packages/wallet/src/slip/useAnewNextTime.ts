import { useStore } from 'jotai'
import { useEffect } from 'react'
import { slipAtom } from './slip.ts'

const over = new Set(['credited', 'creditedBefore', 'requested'])

/** Hook that resets a finished slip when the member leaves the screen. */
export function useAnewNextTime() {
  const store = useStore()
  useEffect(
    () => () => {
      if (over.has(store.get(slipAtom).step)) store.set(slipAtom, { step: 'choose' })
    },
    [store],
  )
}
