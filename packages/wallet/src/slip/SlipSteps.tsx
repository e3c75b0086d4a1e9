import { Steps } from '../Steps.tsx'
import { th } from './th.ts'
import type { SlipState } from './slipState.ts'

const stepOf: Record<SlipState['step'], number> = {
  choose: 0,
  preparing: 0,
  ready: 0,
  verifying: 1,
  waiting: 1,
  refused: 1,
  manual: 1,
  requested: 1,
  checked: 2,
  credited: 3,
  creditedBefore: 3,
}

/** How far the slip has come. */
export const SlipSteps = ({ step }: { step: SlipState['step'] }) => (
  <Steps labels={th.steps} at={stepOf[step]} />
)
