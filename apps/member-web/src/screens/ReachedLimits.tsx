import { useReachedLimits } from '@member/protection/reached-limits'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reachedAtom, reachedLastTime } from './reachedAtom.ts'

/** Renders nothing; stores which of the member's own limits are exhausted, for the home. */
export const ReachedLimits = () => {
  const setReached = useSetAtom(reachedAtom)
  const { isSettled, play, noDeposits } = useReachedLimits()
  const areGamesShut = play !== undefined
  useEffect(() => {
    if (!isSettled) return
    setReached({ areGamesShut, noDeposits })
    reachedLastTime.write(areGamesShut || noDeposits !== undefined ? '1' : null)
  }, [setReached, isSettled, areGamesShut, noDeposits])
  return null
}
