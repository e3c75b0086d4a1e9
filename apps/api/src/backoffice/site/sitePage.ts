import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../../services/services.ts'
import type { BackOfficeServices } from '../entrance.ts'
import { mayOf } from '../mayOf.ts'
import { show } from '../show.ts'
import { announcementsView } from './announcementsView.ts'
import { accountsView, payInAccounts } from './accountsView.ts'
import { runningAnnouncements } from '../../operations/reads/announcements.ts'
import { readOperation } from '../../domain/settings/settings.ts'
import { eventWork } from '../../operations/reads/eventWork.ts'
import { eventsView } from './eventsView.ts'
import { gamesView } from './gamesView.ts'
import { gameWork } from '../../operations/reads/gameWork.ts'
import { promotionView } from './promotionView.ts'
import { protectionView } from './protectionView.ts'
import { protectionWork } from '../../operations/reads/protectionWork.ts'
import { rulesView } from './rulesView.ts'
import { ruleWork } from '../../operations/reads/ruleWork.ts'
import { siteView } from './siteView.ts'
import { th } from './th.ts'

export const sitePage = (services: BackOfficeServices) => {
  const { database, clock } = services
  return new Hono<AppEnv>().get('/desk/site', async (context) => {
    const search = context.req.query('game') ?? ''
    const may = mayOf(context)
    const { events, promotion } = await eventWork(database)
    const content = html`<div class="columns">
      <div>
        ${may('setWebsite') && siteView(await readOperation(database))}
        ${may('addPayInAccount') && accountsView(await payInAccounts(database))}
        ${may('announce') && announcementsView(await runningAnnouncements(database, clock()))}
        ${may('setPromotion') && promotionView(promotion)}${may('setEvent') && eventsView(events)}
      </div>
      <div>
        ${gamesView(await gameWork(database, search), search, may)}
        ${may('clearNamesake') && protectionView(await protectionWork(database, clock()))}
        ${may('setRules') && rulesView(await ruleWork(database))}
      </div>
    </div>`
    return show(context, services, '/desk/site', th.title, content)
  })
}
