import { Steps } from '../money/Steps.tsx'
import { t } from './words.ts'
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
  // Nothing is left to confirm.
  creditedBefore: 1,
}

export const SlipSteps = ({ state }: { state: SlipState }) => (
  <Steps
    labels={t.steps}
    at={stepOf[state.step === 'credited' && state.before ? 'creditedBefore' : state.step]}
  />
)
