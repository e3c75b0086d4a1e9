import type { Credit } from '@member/api-client'
import { useState } from 'react'
import { tWidgets } from '../money/wordsWidgets.ts'

/**
 * Returns what a game did to the credit at its last change; undefined if no game was involved.
 * Null while the money is in the game; afterwards `by` is the game's result (baht).
 */
export function useShownChange(credit: Credit | undefined) {
  const [known, setKnown] = useState(credit)
  const [shownChange, setChange] = useState<ReturnType<typeof changeOf>>()
  if (credit !== known) {
    setKnown(credit)
    if (known && credit && known.balance !== credit.balance) setChange(changeOf(known, credit))
  }
  return shownChange && { by: shownChange.by, words: tWidgets.credit.game }
}

function changeOf(before: Credit, { inGames, lastGame }: Credit) {
  const isOut = (launchUuid: string) => inGames.some((one) => one.launchUuid === launchUuid)
  const home = before.inGames.filter(({ launchUuid }) => !isOut(launchUuid))
  if (home.length > 0)
    return home.some(({ launchUuid }) => launchUuid === lastGame?.launchUuid) && lastGame
      ? { by: lastGame.result }
      : null
  return inGames.length > before.inGames.length ? null : undefined
}
