import { memberCalls } from './memberCalls.testing.ts'
import { rewardCalls } from './rewardCalls.testing.ts'
import { slipCalls } from './slipCalls.testing.ts'

/** The calls of spec §7, in its order. */
export const specCalls = [...memberCalls, ...rewardCalls, ...slipCalls]
