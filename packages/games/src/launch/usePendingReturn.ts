import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { creditAtom } from '../credit.ts'
import { bringHomeAtom, cashOutAtom } from './cashOut.ts'

const waits = [5_000, 8_000, 15_000, 30_000]

/** Whether a provider still keeps the money back; while it does, it is asked again, ever more slowly. */
export function usePendingReturn(): boolean {
  const state = useAtomValue(cashOutAtom)
  const { data: credit } = useAtomValue(creditAtom)
  const bringHome = useSetAtom(bringHomeAtom)
  const asked = useRef(0)
  const pending =
    state.status === 'done' && state.answer.status === 'PENDING' && Boolean(credit?.inGames.length)
  useEffect(() => {
    // Every answer that says "not yet" is a reason of its own to ask once more.
    if (!pending || state.status !== 'done') return undefined
    const timer = setTimeout(
      () => {
        asked.current += 1
        void bringHome({})
      },
      waits[Math.min(asked.current, waits.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [pending, state, bringHome])
  useEffect(() => {
    if (!pending && state.status !== 'sending') asked.current = 0
  }, [pending, state])
  return pending
}
