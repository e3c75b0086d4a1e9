import type { Credit } from '@member/api-client'
import { useState } from 'react'
import { tWidgets } from '../money/wordsWidgets.ts'

/**
 * What is told of the last change of the credit. Money that goes into a game or comes home from it is neither won nor lost:
 * the result of the game is told once it is home, and nothing on the way out. Undefined where the difference says it.
 */
export function useToldChange(credit: Credit | undefined) {
  const [known, setKnown] = useState(credit)
  const [told, setTold] = useState<ReturnType<typeof toldOf>>()
  if (credit !== known) {
    setKnown(credit)
    if (known && credit && known.balance !== credit.balance) setTold(toldOf(known, credit))
  }
  return told && { by: told.by, words: tWidgets.credit.game }
}

function toldOf(before: Credit, { inGames, lastGame }: Credit) {
  const isOut = (launchUuid: string) => inGames.some((one) => one.launchUuid === launchUuid)
  const home = before.inGames.filter(({ launchUuid }) => !isOut(launchUuid))
  if (home.length > 0)
    return home.some(({ launchUuid }) => launchUuid === lastGame?.launchUuid) && lastGame
      ? { by: lastGame.result }
      : null
  return inGames.length > before.inGames.length ? null : undefined
}
