import type { AppEnv } from '@member/api/http'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { PageServices } from '../staffAuthentication.ts'
import { mayOf } from '../mayOf.ts'
import { show } from '../show.ts'
import { announcementsView } from './announcementsView.ts'
import { accountsView } from './accountsView.ts'
import { eventsView } from './eventsView.ts'
import { gamesView } from './gamesView.ts'
import { promotionView } from './promotionView.ts'
import { protectionView } from './protectionView.ts'
import { rulesView } from './rulesView.ts'
import { siteView } from './siteView.ts'
import { th } from './th.ts'

export const sitePage = (services: PageServices) => {
  const { reads } = services
  return new Hono<AppEnv>().get('/desk/site', async (context) => {
    const search = context.req.query('game') ?? ''
    const may = mayOf(context)
    const { events, promotion } = await reads.events()
    const content = html`<div class="columns">
      <div>
        ${may('setWebsite') && siteView(await reads.status())}
        ${may('addPayInAccount') && accountsView(await reads.accounts())}
        ${may('announce') && announcementsView(await reads.announcements())}
        ${may('setPromotion') && promotionView(promotion)}${may('setEvent') && eventsView(events)}
      </div>
      <div>
        ${gamesView(await reads.games(search), search, may)}
        ${may('clearNameMatch') && protectionView(await reads.protection())}
        ${may('setRules') && rulesView(await reads.rules())}
      </div>
    </div>`
    return show(context, services, '/desk/site', th.title, content)
  })
}
