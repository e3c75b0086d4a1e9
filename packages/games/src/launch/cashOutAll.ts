import { atom } from 'jotai'
import { cashOutAtom } from './cashOut.ts'
import { isMoneyOutAtom } from './isMoneyOut.ts'

/** Brings home whatever is out in games, the one in the shell too; answers whether all of it is home. @public */
export const cashOutAllAtom = atom(null, async (get, set) => {
  if (!get(isMoneyOutAtom)) return true
  const state = await set(cashOutAtom, {})
  return state.status === 'done' && state.answer.status === 'DONE'
})
