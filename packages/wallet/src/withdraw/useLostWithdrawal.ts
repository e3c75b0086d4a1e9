import { lostCommands, RESUME } from '@member/api-client'
import { getSession } from '@member/api-client/session'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { isAbsentAtom, typedWithdrawalAtom, withdrawAtom } from './withdraw.ts'

/** A member whose line is back waits no longer than this: the browser does not always tell that it is. */
const again = 4_000

/** Asks what became of the withdrawal. What was typed stays, unless it has arrived. */
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

/** Asks every few seconds, and as soon as the line is back. */
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

/** True while nobody knows what became of the withdrawal, which is asked about until somebody does. */
export function useLostWithdrawal(): boolean {
  const { status } = useAtomValue(withdrawAtom)
  const [wasLost, setWasLost] = useState(false)
  const isLost = status === 'uncertain' || (wasLost && status === 'asking')
  if (isLost !== wasLost) setWasLost(isLost)
  const ask = useAskForWithdrawal()
  useAskingAgain(isLost, ask)
  // One that was lost before a reload.
  useEffect(() => {
    if (lostCommands(getSession()?.user.uuid).includes('withdraw')) void ask()
  }, [ask])
  return isLost
}
