import type { FlipCardRequest } from '@member/api-client'
import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'

/** The card a member chose, kept over reloads: an order that was lost is asked for with the same card. */
export const keptPickAtom = (key: string) => {
  const pickAtom = atomWithLazy<FlipCardRequest | undefined>(() => read(key))
  return atom(
    (get) => get(pickAtom),
    (_get, set, pick: FlipCardRequest) => {
      set(pickAtom, pick)
      try {
        sessionStorage.setItem(key, JSON.stringify(pick))
      } catch {
        // Then it lasts as long as the page.
      }
    },
  )
}

const read = (key: string): FlipCardRequest | undefined => {
  try {
    const kept: Partial<FlipCardRequest> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept?.gameUuid === 'string' && typeof kept.cardIndex === 'number')
      return { gameUuid: kept.gameUuid, cardIndex: kept.cardIndex }
  } catch {
    // What cannot be read is as good as absent.
  }
  return undefined
}
