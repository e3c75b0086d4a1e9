import { Hono } from 'hono'
import { html } from 'hono/html'
import { readQueues } from '../../http/metrics/readFigures.ts'
import { queue, said } from '@member/staff-page/parts'
import type { AppEnv } from '../../services/services.ts'
import type { BackOfficeServices } from '../entrance.ts'
import { pictureAddresses } from '../../domain/slips/pictureAddress.ts'
import { adjustmentItem } from '../adjustments.ts'
import { mayOf } from '../mayOf.ts'
import { memberLink } from '../memberLink.ts'
import { show } from '../show.ts'
import { eventWork, toEventWork } from '../../operations/reads/eventWork.ts'
import { gameWork, toGameWork } from '../../operations/reads/gameWork.ts'
import { protectionWork } from '../../operations/reads/protectionWork.ts'
import { ruleWork } from '../../operations/reads/ruleWork.ts'
import { closingView, closingWork, toClosingWork } from './closingWork.ts'
import { deskWork, fitting } from '../../operations/reads/deskWork.ts'
import { identityView } from './identityView.ts'
import { identityWork, toIdentityWork } from '../../operations/reads/identityWork.ts'
import { linesView } from './linesView.ts'
import { queuesView } from './queuesView.ts'
import { raisesView, raiseWork, toRaiseWork } from './raiseWork.ts'
import { rewardsView } from './rewardsView.ts'
import { rewardWork, toRewardWork } from '../../operations/reads/rewardWork.ts'
import { slipsView } from './slipsView.ts'
import { th } from './th.ts'
import { toDeskWork } from '../../operations/reads/toDeskWork.ts'
import { today } from '../../operations/reads/today.ts'
import { todayView } from './todayView.ts'
import { withdrawalsView } from './withdrawalsView.ts'

export const workPage = (services: BackOfficeServices) => {
  const { database, clock } = services
  return new Hono<AppEnv>()
    .get('/desk/work', async (context) =>
      context.json({
        ...toDeskWork(await deskWork(database, clock())),
        ...toRaiseWork(await raiseWork(database)),
        ...toIdentityWork(await identityWork(database)),
        ...toClosingWork(await closingWork(database)),
        ...toRewardWork(await rewardWork(database)),
        ...toEventWork(await eventWork(database)),
        ...(await protectionWork(database, clock())),
        ...(await ruleWork(database)),
        ...toGameWork(await gameWork(database, context.req.query('game') ?? '')),
      }),
    )
    .get('/desk', async (context) => {
      const work = await deskWork(database, clock())
      const lines = await Promise.all(
        work.lines.map(async (line) => ({
          line,
          suggestions: await fitting(database, line.senderDigits ?? 'none'),
        })),
      )
      const may = mayOf(context)
      const adjustments = work.adjustments.map(({ adjustment, member }) =>
        adjustmentItem(adjustment, memberLink(member.uuid, member.username), may),
      )
      const content = html`${todayView(await today(database, clock()))}${queuesView(await readQueues(database), may)}
        ${said(th.lead)}
        <div class="columns">
          <div>
            ${may('payWithdrawal') && withdrawalsView(work.withdrawals)}
            ${may('adjustCredit') && queue('adjustments', th.queue.adjustments, adjustments, th.adjust.empty)}
            ${raisesView(await raiseWork(database), may)}
            ${may('shipReward') && rewardsView(await rewardWork(database), may)}
          </div>
          <div>
            ${may('approveSlip') && [slipsView(work.slips, await pictureAddresses(database, clock())), linesView(lines)]}
            ${may('acceptIdentity') && identityView(await identityWork(database))}
            ${may('closeAccount') && closingView(await closingWork(database))}
          </div>
        </div>`
      return show(context, services, '/desk', th.title, content)
    })
}
