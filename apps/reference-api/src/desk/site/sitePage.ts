import { Hono } from 'hono'
import { html } from 'hono/html'
import { layout } from '../../operatorPage/layout.ts'
import type { AppEnv, Services } from '../../request/services.ts'
import { noticeIn } from '../noticeIn.ts'
import { accountsView, payInAccounts } from './accountsView.ts'
import { runningAnnouncements } from './announcements.ts'
import { readOperation } from '../../site/settings.ts'
import { eventWork } from './eventWork.ts'
import { eventsView } from './eventsView.ts'
import { gamesView } from './gamesView.ts'
import { gameWork } from './gameWork.ts'
import { promotionView } from './promotionView.ts'
import { protectionView } from './protectionView.ts'
import { protectionWork } from './protectionWork.ts'
import { rulesView } from './rulesView.ts'
import { ruleWork } from './ruleWork.ts'
import { announcementsView, siteView } from './siteView.ts'
import { th } from './th.ts'

/** What members see and may do: the site's state, rules, games, events, promotion and announcements. */
export const sitePage = ({ database, clock, simulate }: Services) =>
  new Hono<AppEnv>().get('/desk/site', async (context) => {
    const search = context.req.query('game') ?? ''
    const { events, promotion } = await eventWork(database)
    const content = html`<div class="columns">
      <div>
        ${siteView(await readOperation(database))}${accountsView(await payInAccounts(database))}${announcementsView(await runningAnnouncements(database, clock()))}${promotionView(promotion)}${eventsView(events)}
      </div>
      <div>
        ${gamesView(await gameWork(database, search), search, simulate)}${protectionView(await protectionWork(database, clock()))}${rulesView(await ruleWork(database))}
      </div>
    </div>`
    return context.html(layout('/desk/site', th.title, noticeIn(context), content, simulate))
  })
