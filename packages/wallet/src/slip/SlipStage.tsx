import { Button } from '@member/ui'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Steps } from '../money/Steps.tsx'
import { t } from './words.ts'
import { CheckedSlip, CreditedSlip, WaitingSlip } from './CreditedSlip.tsx'
import { ChooseSlip } from './ChooseSlip.tsx'
import { ManualRequest } from './ManualRequest.tsx'
import { Outcome } from './Outcome.tsx'
import { ReadySlip } from './SlipPreview.tsx'
import { RefusedSlip } from './RefusedSlip.tsx'
import { slipAtom } from './slip.ts'
import type { SlipState } from './slipState.ts'

const leadsToPlay = ({ deposit, before }: Extract<SlipState, { step: 'credited' }>) =>
  !before && deposit.kept !== deposit.amount

export const SlipStage = ({
  state,
  contactLink,
  helpLink,
  credited,
  sent,
}: {
  state: SlipState
  contactLink: string
  helpLink?: string
  credited: ReactNode
  sent: ReactNode
}) => {
  switch (state.step) {
    case 'choose':
      return <ChooseSlip fault={state.fault} />
    case 'preparing':
      return <ChooseSlip preparing />
    case 'ready':
      return <ReadySlip />
    case 'verifying':
      // The waiting screen stays during the check, so that nothing moves and the focus stays.
      return state.waiting ? <WaitingSlip waiting={state.waiting} asking /> : <ReadySlip verifying />
    case 'waiting':
      return <WaitingSlip waiting={state} asking={false} />
    case 'checked':
      return <CheckedSlip slip={state.slip} pause={state.pause} />
    case 'refused':
      return <RefusedSlip refusal={state.refusal} contactLink={contactLink} helpLink={helpLink} />
    case 'manual':
      return <ManualRequest refusal={state.refusal} />
    case 'credited':
      return <CreditedSlip {...state} next={leadsToPlay(state) ? credited : sent} />
    case 'creditedBefore':
      return <CreditedBefore usedAt={state.usedAt} next={sent} />
    default:
      return (
        <Outcome tone="ok" title={t.requested} note={t.requestedHint}>
          {sent}
        </Outcome>
      )
  }
}

const CreditedBefore = ({ usedAt, next }: { usedAt: string | undefined; next: ReactNode }) => {
  const move = useSetAtom(slipAtom)
  return (
    <Outcome
      tone="ok"
      title={t.alreadyMine}
      note={usedAt === undefined ? undefined : t.alreadyHint({ when: usedAt })}
    >
      {next}
      <Button variant="quiet" wide onClick={() => move({ step: 'choose' })}>
        {t.another}
      </Button>
    </Outcome>
  )
}

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
