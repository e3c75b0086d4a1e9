import type { AppEnv } from '@member/api/http'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { PageServices } from '../staffAuthentication.ts'
import { mayOf } from '../mayOf.ts'
import { show } from '../show.ts'
import { announcementsView, accountsView, siteView } from './accountsView.ts'
import { eventsView, gamesView, promotionView } from './eventsView.ts'
import { rulesView } from './rulesView.ts'
import { th } from './th.ts'
import type { ProtectionWork } from '@member/api/operations'
import { signedBaht, toMinute } from '@member/api/values/figures'
import { toSatang } from '@member/api/values/satang'
import { form } from '@member/staff-page/form'
import { card, chip, folded, item, said, soft, table, type Markup } from '@member/staff-page/parts'
import { actWords, logDetail } from '../log/logView.ts'
import { th as log } from '../log/th.ts'
import { th as members } from '../members/th.ts'

const t = th.protection
const money = (amount: number | null) => (amount === null ? t.noLimit : signedBaht(toSatang(amount)))

const onBreakItem = ({ username, kind, endsAt, returnAskedAt }: ProtectionWork['onBreak'][number]): Markup =>
  item([
    `${username} `,
    chip(t.kinds[kind], 'badly'),
    ` ${endsAt ? t.until(toMinute(endsAt)) : t.forEver}`,
    returnAskedAt && ` · ${t.returning(toMinute(returnAskedAt))}`,
  ])

const nameMatchItem = ({ uuid, username, isAsked, of, at }: ProtectionWork['nameMatches'][number]): Markup =>
  item(
    html`${username} ${chip(t.namesake)} ${t.sameAs(of.join(', '), toMinute(at))}${isAsked && said(t.kept)}`,
    isAsked && [
      form(`/desk/protection/${uuid}/another`, t.anotherPerson, 'main'),
      form(`/desk/protection/${uuid}/same`, t.samePerson),
    ],
  )

const raiseItem = (raise: ProtectionWork['waitingLimits'][number]): Markup => {
  const { username, kind, period, amount, wanted, readyAt } = raise
  const limit = `${members.limit[kind]} ${members.period[period]}`
  return item(`${username} ${t.waiting(limit, money(amount), money(wanted), toMinute(readyAt))}`)
}

const protectionView = ({ onBreak, nameMatches, waitingLimits, protectionLog }: ProtectionWork): Markup =>
  card(
    'protection',
    t.title,
    onBreak.length + waitingLimits.length === 0 && said(t.empty),
    onBreak.map(onBreakItem),
    nameMatches.map(nameMatchItem),
    waitingLimits.map(raiseItem),
    folded(
      th.log,
      table(protectionLog, [
        [log.head.at, ({ at }) => toMinute(at)],
        [members.title, ({ username }) => username],
        [log.head.by, ({ by }) => t.by[by]],
        [log.head.act, ({ act, detail }) => [actWords(act), ' ', soft(logDetail(detail))]],
      ]),
    ),
    said(t.note),
  )

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
