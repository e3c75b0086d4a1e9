import { bonusQuery, queryAtom } from '@member/api-client'
import { slipAtom } from './slip.ts'

/** The member's choice as it is now: a bonus that a checked slip brings may have been declined since. */
export const slipBonusAtom = queryAtom((get) => {
  const state = get(slipAtom)
  return { ...bonusQuery(), enabled: state.step === 'checked' && Boolean(state.slip.bonus) }
})
