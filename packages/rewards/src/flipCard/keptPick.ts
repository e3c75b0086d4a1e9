import type { FlipCardRequest } from '@member/api-client'
import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import { atomWithLazy } from 'jotai/utils'

/** The card a member chose, kept over reloads: a command that was lost is asked for with the same card. */
export const keptPickAtom = (key: string) => {
  const kept = storedRecord<FlipCardRequest>('sessionStorage', key, ({ gameUuid, cardIndex }) =>
    typeof gameUuid === 'string' && typeof cardIndex === 'number' ? { gameUuid, cardIndex } : null,
  )
  const pickAtom = atomWithLazy(kept.read)
  return atom(
    (get) => get(pickAtom),
    (_get, set, pick: FlipCardRequest) => {
      set(pickAtom, pick)
      kept.write(pick)
    },
  )
}
