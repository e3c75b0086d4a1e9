import { atom } from 'jotai'
import { cashOutAtom } from './cashOut.ts'
import { isMoneyOutAtom } from './isMoneyOut.ts'

/** Transfers out all money, including a game in the frame; true if everything arrived. @public */
export const cashOutAllAtom = atom(null, async (get, set) => {
  if (!get(isMoneyOutAtom)) return true
  const state = await set(cashOutAtom, {})
  return state.status === 'done' && state.answer.status === 'DONE'
})
