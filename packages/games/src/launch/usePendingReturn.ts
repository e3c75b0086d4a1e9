import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { creditAtom } from './credit.ts'
import { cashOutAtom, cashOutCommandAtom } from './cashOut.ts'

const waits = [5_000, 8_000, 15_000, 30_000]

/** Returns true while a provider delays the transfer out; retries the transfer at growing intervals. */
export function usePendingReturn(): boolean {
  const state = useAtomValue(cashOutCommandAtom)
  const { data: credit } = useAtomValue(creditAtom)
  const cashOut = useSetAtom(cashOutAtom)
  const asked = useRef(0)
  const pending =
    state.status === 'done' && state.answer.status === 'PENDING' && Boolean(credit?.inGames.length)
  useEffect(() => {
    // Every answer "not yet" triggers another request.
    if (!pending || state.status !== 'done') return undefined
    const timer = setTimeout(
      () => {
        asked.current += 1
        void cashOut({})
      },
      waits[Math.min(asked.current, waits.length - 1)],
    )
    return () => clearTimeout(timer)
  }, [pending, state, cashOut])
  useEffect(() => {
    if (!pending && state.status !== 'sending') asked.current = 0
  }, [pending, state])
  return pending
}
