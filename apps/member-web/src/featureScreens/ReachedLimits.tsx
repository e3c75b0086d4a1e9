import { useReachedLimits } from '@member/protection/reached-limits'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { reachedAtom } from './reachedAtom.ts'

/** Tells the home what the member's own limits shut. */
export const ReachedLimits = () => {
  const tell = useSetAtom(reachedAtom)
  const { play, noDeposits } = useReachedLimits()
  const areGamesShut = play !== undefined
  useEffect(() => tell({ areGamesShut, noDeposits }), [tell, areGamesShut, noDeposits])
  return null
}
