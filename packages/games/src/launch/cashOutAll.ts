import { atom } from 'jotai'
import { cashOutAtom } from './cashOut.ts'
import { isMoneyOutAtom } from './credit.ts'

/** Transfers all money out of games, including the game in the frame. Returns true if all of it arrived. @public */
export const cashOutAllAtom = atom(null, async (get, set) => {
  if (!get(isMoneyOutAtom)) return true
  const state = await set(cashOutAtom, {})
  return state.status === 'done' && state.answer.status === 'DONE'
})
