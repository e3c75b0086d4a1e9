import { Button, LinkButton, formatDateTime } from '@member/ui'
import { useSetAtom } from 'jotai'
import { th } from './th.ts'
import { CheckedSlip } from './CheckedSlip.tsx'
import { ChooseSlip } from './ChooseSlip.tsx'
import { CreditedSlip } from './CreditedSlip.tsx'
import { ManualRequest } from './ManualRequest.tsx'
import { Outcome } from './Outcome.tsx'
import { ReadySlip } from './ReadySlip.tsx'
import { RefusedSlip } from './RefusedSlip.tsx'
import { slipAtom } from './slip.ts'
import type { SlipState } from './slipState.ts'
import { WaitingSlip } from './WaitingSlip.tsx'

/** What is drawn at each step of a slip. */
export const SlipStage = ({
  state,
  depositLink,
  contactLink,
}: {
  state: SlipState
  depositLink: string
  contactLink: string
}) => {
  switch (state.step) {
    case 'choose':
      return <ChooseSlip fault={state.fault} />
    case 'preparing':
      return <ChooseSlip preparing />
    case 'ready':
      return <ReadySlip />
    case 'verifying':
      // The waiting screen stays while it looks again, so that nothing jumps and the focus stays.
      return state.waiting ? <WaitingSlip waiting={state.waiting} asking /> : <ReadySlip verifying />
    case 'waiting':
      return <WaitingSlip waiting={state} asking={false} />
    case 'checked':
      return <CheckedSlip slip={state.slip} pause={state.pause} />
    case 'refused':
      return <RefusedSlip refusal={state.refusal} contactLink={contactLink} />
    case 'manual':
      return <ManualRequest refusal={state.refusal} />
    case 'credited':
      return <CreditedSlip deposit={state.deposit} before={state.before} depositLink={depositLink} />
    case 'creditedBefore':
      return (
        <Over
          title={th.alreadyMine}
          note={state.usedAt ? th.alreadyHint(formatDateTime(state.usedAt)) : undefined}
          depositLink={depositLink}
        />
      )
    default:
      return <Over title={th.requested} note={th.requestedHint} depositLink={depositLink} />
  }
}

const Over = ({
  title,
  note,
  depositLink,
}: {
  title: string
  note: string | undefined
  depositLink: string
}) => {
  const move = useSetAtom(slipAtom)
  return (
    <Outcome tone="ok" title={title} note={note}>
      <LinkButton variant="primary" wide to={depositLink} onClick={() => move({ step: 'choose' })}>
        {th.toDeposit}
      </LinkButton>
      <Button variant="quiet" wide onClick={() => move({ step: 'choose' })}>
        {th.another}
      </Button>
    </Outcome>
  )
}
