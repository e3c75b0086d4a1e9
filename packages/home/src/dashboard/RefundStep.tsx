import { EventArt, useOwnBaht } from '@member/ui'
import { Step } from './nextStepsStyle.ts'
import { tDashboard } from './words.ts'

/** The refund of yesterday's loss, as the first offer of the day. */
export const RefundStep = ({ to, refund }: { to: string; refund: number }) => {
  const baht = useOwnBaht()
  const say = tDashboard.next
  return (
    <li>
      <Step to={to}>
        <EventArt name="goods" />
        <span>
          <strong>{say.refund}</strong>
          <small>{say.untilMidnight({ amount: baht(refund, { unit: true }) })}</small>
        </span>
      </Step>
    </li>
  )
}
