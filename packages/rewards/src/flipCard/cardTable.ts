import {
  RESET,
  type FlipCardRequest,
  type OrderAtom,
  type Prize,
  type RewardRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import { underWay } from '../underWay.ts'
import { keptPickAtom } from './keptPick.ts'

/** What is known of a turned card; one that was lost and found again is known without the others. */
export interface Turned {
  prize: Prize
  others?: Prize[]
  request?: RewardRequest | null | undefined
}

/** A kind of cards as it is played: the order, the card that was chosen, a turn, and closing them again. */
export const cardTable = (name: string, orderedAtom: OrderAtom<FlipCardRequest, Turned>) => {
  const pickedAtom = keptPickAtom(`${name}-picked`)
  const turnAtom = atom(null, async (get, set, pick: FlipCardRequest) => {
    const order = get(orderedAtom)
    if (underWay(order) || order.status === 'done') return
    set(pickedAtom, pick)
    await set(orderedAtom, pick)
  })
  const closeAtom = atom(null, (get, set) => {
    if (get(orderedAtom).status === 'uncertain') return
    void set(orderedAtom, RESET)
  })
  return { orderedAtom, pickedAtom, turnAtom, closeAtom }
}

export type CardTable = ReturnType<typeof cardTable>
