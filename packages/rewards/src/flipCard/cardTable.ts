import type { FlipCardRequest, Prize, RewardRequest } from '@member/api-client'
import { type CommandAtom, isInFlight, RESET } from '@member/commands'
import { atom } from 'jotai'
import { storedPickAtom } from './storedPick.ts'

export interface Turned {
  prize: Prize
  request?: RewardRequest | null | undefined
}

/** Creates the atoms of one kind of card game: command, chosen card, turn and reset. */
export const cardTable = (name: string, cardCommandAtom: CommandAtom<FlipCardRequest, Turned>) => {
  const pickedAtom = storedPickAtom(`${name}-picked`)
  const turnAtom = atom(null, async (get, set, pick: FlipCardRequest) => {
    const command = get(cardCommandAtom)
    if (isInFlight(command) || command.status === 'done') return
    set(pickedAtom, pick)
    await set(cardCommandAtom, pick)
  })
  const closeAtom = atom(null, (get, set) => {
    if (get(cardCommandAtom).status === 'uncertain') return
    void set(cardCommandAtom, RESET)
  })
  return { cardCommandAtom, pickedAtom, turnAtom, closeAtom }
}

export type CardTable = ReturnType<typeof cardTable>
