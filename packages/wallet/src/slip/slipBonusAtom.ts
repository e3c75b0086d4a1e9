import { bonusQuery, queryAtom } from '@member/api-client'
import { slipAtom } from './slip.ts'

/**
 * The member's bonus, fetched while a checked slip with a bonus is shown. The member may have declined the bonus
 * since the check.
 */
export const slipBonusAtom = queryAtom((get) => {
  const state = get(slipAtom)
  return { ...bonusQuery(), enabled: state.step === 'checked' && Boolean(state.slip.bonus) }
})
