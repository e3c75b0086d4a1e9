import type { Credit } from '@member/api-client'
import { useState } from 'react'
import { tWidgets } from '../money/wordsWidgets.ts'

/**
 * Returns the result (`by`, baht) of the game that ended with the credit's last change, and a label. Null if
 * money moved to or from a game and no result is known; undefined if no game was involved.
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
