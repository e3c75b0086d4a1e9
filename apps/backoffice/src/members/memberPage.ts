import { notFound, type AppEnv } from '@member/api/http'
import { csvOf, type MemberHistory, maximumMembers, type FoundMembers } from '@member/api/operations'
import { Hono } from 'hono'
import type { PageServices } from '../staffAuthentication.ts'
import { csvFile } from '../formIn.ts'
import { mayOf, adjustmentItem, adjustmentForm, type May } from '../mayOf.ts'
import { show, memberLink } from '../show.ts'
import { th } from './th.ts'
import { baht, clockTime, signedBaht } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form, finder, searchField } from '@member/staff-page/form'
import { card, figures, soft, table, type Content, type Markup, chip, said } from '@member/staff-page/parts'
import { logTable } from '../log/logView.ts'
import { th as inBackOffice } from '../th.ts'
import { th as work } from '../work/th.ts'
import { closeWithMoney, memberActions, memberMoney } from './memberMoney.ts'

type Found = FoundMembers[number]

const memberStatus = (status: Found['status']) =>
  chip(th.status[status], status === 'ACTIVE' ? 'good' : 'badly')

const membersView = (found: FoundMembers, search: string): Content => [
  finder('/desk/members', searchField('q', th.find, search)),
  search && found.length === maximumMembers && said(th.first(maximumMembers)),
  found.length === 0
    ? said(th.nobody(search))
    : card(
        'members',
        search || th.newest,
        table<Found>(found, [
          [th.title, ({ uuid, name, username }) => [memberLink(uuid, name), ' ', soft(username)]],
          [th.phone, ({ phone }) => phone],
          [th.account, ({ bankName, bankId }) => `${bankName} ${bankId}`],
          [th.level, ({ level }) => level, 'figure'],
          [th.state, ({ status }) => memberStatus(status)],
        ]),
      ),
]

const memberView = (history: MemberHistory, may: May): Markup =>
  html`${whoItIs(history)}
    <div class="columns wide-right">
      <div>${whatCanBeDone(history, may)}</div>
      <div>${memberMoney(history)}${whatHolds(history, may)}</div>
    </div>
    ${card('log', inBackOffice.log, logTable(history.log))}`

const whoItIs = ({ member, balances }: MemberHistory): Markup => {
  const { name, username, phone, bankName, bankId, accountName, level, status, createdAt } = member
  return html`<section class="card">
    <h2 class="name">${name} ${soft(username)} ${memberStatus(status)}</h2>
    ${figures([
      [th.credit, baht(balances.credit)],
      [th.kept, baht(balances.kept)],
      [th.points, balances.points.toLocaleString('en-US')],
      [th.level, String(level)],
      [th.phone, phone],
      [th.account, `${bankName} ${bankId}`, accountName],
      [th.since, clockTime(createdAt)],
    ])}
  </section>`
}

const whatCanBeDone = (history: MemberHistory, may: May): Content => {
  const { member, notes, adjustments } = history
  return [
    may('suspendMember') && memberActions(history),
    may('closeAccountWithMoney') && member.status === 'ACTIVE' && closeWithMoney(member.uuid),
    card(
      'adjust',
      work.adjust.title,
      adjustments.map((adjustment) => adjustmentItem(adjustment, '', may)),
      adjustmentForm(member.uuid),
    ),
    card(
      'notes',
      th.notes,
      form(
        `/desk/members/${member.uuid}/note`,
        th.addNote,
        'plain',
        field('text', th.note, { maxlength: 1_000 }),
      ),
      notes.map(({ text, by, at }) => html`<p>${text}<br />${soft(by, ' · ', clockTime(at))}</p>`),
    ),
  ]
}

const whatHolds = ({ member, sessions, limits, breaks, identity }: MemberHistory, may: May): Content => [
  card(
    'limits',
    th.limits,
    table(
      [
        ...limits.map(({ kind, period, amount, wanted, askedAt }) => [
          `${th.limit[kind]} ${th.period[period]}`,
          signedBaht(amount),
          askedAt ? th.waits(wanted === null ? th.noLimit : baht(wanted)) : '',
        ]),
        ...breaks.map(({ kind, startsAt, endsAt }) => [
          th.breaks[kind],
          clockTime(startsAt),
          endsAt ? th.until(clockTime(endsAt)) : th.forEver,
        ]),
      ],
      [
        [th.what, ([what]) => what],
        [th.limitOrStart, ([, from]) => from, 'figure'],
        [th.changeOrEnd, ([, , until]) => until],
      ],
    ),
  ),
  card(
    'identity',
    th.identity,
    table(identity, [
      [th.at, ({ createdAt }) => clockTime(createdAt)],
      [th.state, ({ status }) => th.identities[status]],
      [inBackOffice.why, ({ reason }) => reason],
    ]),
  ),
  card(
    'sessions',
    th.sessions,
    table(sessions, [
      [th.lastSeen, ({ lastSeenAt }) => clockTime(lastSeenAt)],
      [th.device, ({ platform, userAgent }) => [th.platforms[platform] ?? platform, ' ', soft(userAgent)]],
    ]),
    sessions.length > 0 &&
      may('endMemberSessions') &&
      form(`/desk/members/${member.uuid}/end-sessions`, th.endSessions, 'bad'),
  ),
]

export const memberPage = (services: PageServices) => {
  const { reads } = services
  return new Hono<AppEnv>()
    .get('/desk/members', async (context) => {
      const search = context.req.query('q') ?? ''
      const content = membersView(await reads.members(search), search)
      return show(context, services, '/desk/members', th.title, content)
    })
    .get('/desk/members/:uuid', async (context) => {
      const history = await reads.member(context.req.param('uuid'))
      if (!history) throw notFound()
      return show(context, services, '/desk/members', th.title, memberView(history, mayOf(context)))
    })
    .get('/desk/members/:uuid/movements.csv', async (context) => {
      const found = await reads.movements(context.req.param('uuid'))
      if (!found) throw notFound()
      return csvFile(context, `${found.username}.csv`, csvOf(found.movements))
    })
}
