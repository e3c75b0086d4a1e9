import { bonusQuery, queryAtom } from '@member/api-client'
import { slipAtom } from './slip.ts'

/** The chosen bonus, fetched again: the member may have declined that bonus since the slip was checked. */
export const slipBonusAtom = queryAtom((get) => {
  const state = get(slipAtom)
  return { ...bonusQuery(), enabled: state.step === 'checked' && Boolean(state.slip.bonus) }
})
