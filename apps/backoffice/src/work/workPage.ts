import {
  toEventWork,
  toGameWork,
  toIdentityWork,
  toRewardWork,
  toOpenWork,
  toClosingWork,
  toRaiseWork,
} from '@member/api/operations'
import type { AppEnv } from '@member/api/http'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { queue, said } from '@member/staff-page/parts'
import type { PageServices } from '../staffAuthentication.ts'
import { adjustmentItem, mayOf } from '../mayOf.ts'
import { memberLink, show } from '../show.ts'
import { closingView, identityView, raisesView } from './accountsView.ts'
import { linesView, queuesView, todayView } from './queuesView.ts'
import { rewardsView, withdrawalsView } from './rewardsView.ts'
import { slipsView } from './slipsView.ts'
import { th } from './th.ts'

export const workPage = (services: PageServices) => {
  const { reads } = services
  return new Hono<AppEnv>()
    .get('/desk/work', async (context) =>
      context.json({
        ...toOpenWork(await reads.work()),
        ...toRaiseWork(await reads.raises()),
        ...toIdentityWork(await reads.identity()),
        ...toClosingWork(await reads.closings()),
        ...toRewardWork(await reads.rewards()),
        ...toEventWork(await reads.events()),
        ...(await reads.protection()),
        ...(await reads.rules()),
        ...toGameWork(await reads.games(context.req.query('game') ?? '')),
      }),
    )
    .get('/desk', async (context) => {
      const work = await reads.work()
      const lines = await Promise.all(
        work.lines.map(async (line) => ({
          line,
          suggestions: await reads.fitting(line.senderDigits ?? 'none'),
        })),
      )
      const may = mayOf(context)
      const adjustments = work.adjustments.map(({ adjustment, member }) =>
        adjustmentItem(adjustment, memberLink(member.uuid, member.username), may),
      )
      const content = html`${todayView(await reads.today())}${queuesView(await reads.queues(), may)}
        ${said(th.lead)}
        <div class="columns">
          <div>
            ${may('payWithdrawal') && withdrawalsView(work.withdrawals)}
            ${may('adjustCredit') && queue('adjustments', th.queue.adjustments, adjustments, th.adjust.empty)}
            ${raisesView(await reads.raises(), may)}
            ${may('shipReward') && rewardsView(await reads.rewards(), may)}
          </div>
          <div>
            ${may('approveSlip') && [slipsView(work.slips, await reads.pictures()), linesView(lines)]}
            ${may('acceptIdentity') && identityView(await reads.identity())}
            ${may('closeAccount') && closingView(await reads.closings())}
          </div>
        </div>`
      return show(context, services, '/desk', th.title, content)
    })
}
