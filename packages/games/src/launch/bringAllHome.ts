import { atom } from 'jotai'
import { bringHomeAtom } from './cashOut.ts'
import { isMoneyOutAtom } from './isMoneyOut.ts'

/** Brings home whatever is out in games, the one in the shell too; answers whether all of it is home. @public */
export const bringAllHomeAtom = atom(null, async (get, set) => {
  if (!get(isMoneyOutAtom)) return true
  const state = await set(bringHomeAtom, {})
  return state.status === 'done' && state.answer.status === 'DONE'
})
