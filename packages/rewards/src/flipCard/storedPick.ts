import { type FlipCardRequest, memberOf } from '@member/api-client'
import { storedRecord } from '@member/api-client/stored'
import { atom, type Getter } from 'jotai'

export const storedPickAtom = (key: string) => {
  const store = (get: Getter) =>
    storedRecord<FlipCardRequest>(
      'sessionStorage',
      `${key}:${memberOf(get) ?? ''}`,
      ({ gameUuid, cardIndex }) =>
        typeof gameUuid === 'string' && typeof cardIndex === 'number' ? { gameUuid, cardIndex } : null,
    )
  const storeAtom = atom((get) => store(get).read())
  const pickAtom = atom<FlipCardRequest | null>(null)
  return atom(
    (get) => get(pickAtom) ?? get(storeAtom),
    (get, set, pick: FlipCardRequest) => {
      set(pickAtom, pick)
      store(get).write(pick)
    },
  )
}
