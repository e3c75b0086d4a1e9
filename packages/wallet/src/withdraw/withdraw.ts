import {
  creditKey,
  levelKey,
  listOpenWithdrawals,
  listWithdrawals,
  openWithdrawalsKey,
  openWithdrawalsQuery,
  queryAtom,
  retryWithdrawal,
  withdraw,
  withdrawalsKey,
  withdrawProgressQuery,
  type Withdraw,
  type WithdrawRequest,
  settledWithdrawalAtom,
  identityAtom,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { amountDraftAtom, commandAtom, leaveCommandsAtom, lostCommands, RESUME } from '@member/commands'
import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState, useCallback } from 'react'
import { getSession } from '@member/api-client/session'

/** Progress of the pending withdrawal and usual durations; disabled if the server has no such call. */
export const withdrawProgressAtom = queryAtom((get) => ({
  ...withdrawProgressQuery(),
  enabled: get(featureAtom('withdrawProgress')) === true,
}))

export const openWithdrawalsAtom = queryAtom(() => ({
  ...openWithdrawalsQuery(),
  refetchOnWindowFocus: 'always' as const,
}))

const refresh = [creditKey, levelKey, withdrawalsKey, openWithdrawalsKey]

async function find(isIt: (one: Withdraw) => boolean) {
  const open = (await listOpenWithdrawals()).find(isIt)
  if (open) return { withdraw: open }
  const settled = (await listWithdrawals({ page: 1, limit: 50 })).items.find(isIt)
  return settled ? { withdraw: settled } : null
}

export const typedWithdrawalAtom = amountDraftAtom('withdraw')

export const withdrawAtom = commandAtom(
  'withdraw',
  ({ amount, givesUp }: WithdrawRequest, command) => withdraw(amount, command, givesUp),
  { refresh, find: ({ key }) => find(({ order }) => order === key) },
)

/** True if the look-up of a withdrawal with unknown outcome found none on the server. */
export const isAbsentAtom = atom(false)

export const retryWithdrawalAtom = commandAtom('retry-withdrawal', retryWithdrawal, {
  refresh,
  about: (uuid) => uuid,
  // A withdrawal that is no longer failed was retried: the lost answer was a success.
  find: (_command, _input, uuid) => find((one) => one.uuid === uuid && one.status !== 'FAILED'),
})

/** Clears the messages of withdrawal commands with a known outcome; unknown outcomes stay. */
export const leaveWithdrawAtom = leaveCommandsAtom(withdrawAtom, retryWithdrawalAtom)

type Settled = Withdraw & { status: 'SUCCESS' | 'REJECTED' }

// A failed withdrawal is still pending, and shown in its card.
const isSettled = (one: Withdraw): one is Settled => one.status === 'SUCCESS' || one.status === 'REJECTED'

export function useSettledWithdrawal(): Settled | undefined {
  const leave = useSetAtom(leaveWithdrawAtom)
  const latest = useAtomValue(settledWithdrawalAtom)
  const [before] = useState(latest)
  const settled = latest && latest !== before && isSettled(latest) ? latest : undefined
  useEffect(() => {
    if (settled) leave()
  }, [settled, leave])
  return settled
}

/** Status of documents that are requested, in review or refused; undefined in any other status. */
export const awaitedDocumentsAtom = atom((get) => {
  const status = get(identityAtom).data?.status
  return status === 'ASKED' || status === 'PENDING' || status === 'REFUSED' ? status : undefined
})

/** True if documents must be accepted before the member can withdraw. */
export const needsDocumentsAtom = atom((get) => {
  const awaited = get(awaitedDocumentsAtom)
  return awaited === 'ASKED' || (awaited !== undefined && get(identityAtom).data?.neededFor.firstWithdrawal)
})

/** Interval (ms) of the look-ups. */
const lookUpEvery = 4_000

/**
 * Returns a function that looks up a withdrawal's unknown outcome. If the withdrawal was sent, clears the typed
 * amount.
 */
export function useLookUpWithdrawal() {
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

/** Calls `lookUp` every four seconds while `isLost`, and whenever the browser is back online. */
export function useRepeatedLookUp(isLost: boolean, lookUp: () => Promise<unknown>) {
  useEffect(() => {
    if (!isLost) return undefined
    const look = () => void lookUp()
    const timer = setInterval(look, lookUpEvery)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', look)
    }
  }, [isLost, lookUp])
}

/** Returns true while a withdrawal's outcome is unknown, and repeats the look-up until it is known. */
export function useLostWithdrawal(): boolean {
  const { status } = useAtomValue(withdrawAtom)
  const [wasLost, setWasLost] = useState(false)
  const isLost = status === 'uncertain' || (wasLost && status === 'checking')
  if (isLost !== wasLost) setWasLost(isLost)
  const lookUp = useLookUpWithdrawal()
  useRepeatedLookUp(isLost, lookUp)
  // Looks up a withdrawal that was lost before a reload.
  useEffect(() => {
    if (lostCommands(getSession()?.user.uuid).includes('withdraw')) void lookUp()
  }, [lookUp])
  return isLost
}
