import { bonusQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { slipAtom } from './slip.ts'

/** The bonus chosen before, and what it comes to for the amount of the slip that is checked. */
export const slipBonusAtom = queryAtom((get) => {
  const state = get(slipAtom)
  const amount = state.step === 'checked' ? (state.slip.amount ?? undefined) : undefined
  return {
    ...bonusQuery(amount),
    enabled: amount !== undefined && get(featureAtom('bonusChoice')) === true,
  }
})
