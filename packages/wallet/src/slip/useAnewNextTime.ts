import { useStore } from 'jotai'
import { useEffect } from 'react'
import { slipAtom } from './slip.ts'

const over = new Set(['credited', 'creditedBefore', 'requested'])

/** Whoever leaves a slip that is over begins with another the next time. */
export function useAnewNextTime() {
  const store = useStore()
  useEffect(
    () => () => {
      if (over.has(store.get(slipAtom).step)) store.set(slipAtom, { step: 'choose' })
    },
    [store],
  )
}
