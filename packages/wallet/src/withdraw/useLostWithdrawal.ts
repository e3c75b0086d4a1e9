import { getSession } from '@member/api-client/session'
import { lostCommands, RESUME } from '@member/commands'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { isAbsentAtom, typedWithdrawalAtom, withdrawAtom } from './withdraw.ts'

/** Interval (ms) of the look-ups. */
const again = 4_000

/**
 * Returns a function that looks up a withdrawal's unknown outcome. If the withdrawal was sent, clears the typed
 * amount.
 */
export function useAskForWithdrawal() {
  const send = useSetAtom(withdrawAtom)
  const setTyped = useSetAtom(typedWithdrawalAtom)
  const setAbsent = useSetAtom(isAbsentAtom)
  return useCallback(async () => {
    const outcome = await send(RESUME)
    if (outcome.status === 'done') setTyped('')
    setAbsent(outcome.status === 'idle')
    return outcome
  }, [send, setTyped, setAbsent])
}

/** Calls `ask` every four seconds while `isLost`, and whenever the browser is back online. */
export function useAskingAgain(isLost: boolean, ask: () => Promise<unknown>) {
  useEffect(() => {
    if (!isLost) return undefined
    const look = () => void ask()
    const timer = setInterval(look, again)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [isLost, ask])
}

/** Returns true while a withdrawal's outcome is unknown, and repeats the look-up until it is known. */
export function useLostWithdrawal(): boolean {
  const { status } = useAtomValue(withdrawAtom)
  const [wasLost, setWasLost] = useState(false)
  const isLost = status === 'uncertain' || (wasLost && status === 'checking')
  if (isLost !== wasLost) setWasLost(isLost)
  const ask = useAskForWithdrawal()
  useAskingAgain(isLost, ask)
  // Looks up a withdrawal that was lost before a reload.
  useEffect(() => {
    if (lostCommands(getSession()?.user.uuid).includes('withdraw')) void ask()
  }, [ask])
  return isLost
}
