import type { EventWork, GameWork } from '@member/api/operations'
import { field, form, hidden, select, finder, searchField } from '@member/staff-page/form'
import { card, item, type Content, chip, type Markup, said, folded, soft } from '@member/staff-page/parts'
import { th } from './th.ts'
import { html } from 'hono/html'
import { baht, clockTime } from '@member/api/values/figures'
import type { May } from '../mayOf.ts'
import { memberLink } from '../show.ts'
import { th as work } from '../work/th.ts'

export const openChip = (isOpen: boolean): Markup =>
  chip(th.status[isOpen ? 'open' : 'shut'], isOpen ? 'good' : 'badly')

export const switchForm = (path: string, isOpen: boolean): Markup =>
  isOpen ? form(`${path}/shut`, th.shut) : form(`${path}/open`, th.open)

const t = th.events

export const eventsView = (events: EventWork['events']): Content => {
  const played = events.filter(({ type }) => type !== 'CHECK_IN')
  const plays = Object.fromEntries(played.map(({ uuid, name }) => [uuid, t.plays(name)]))
  return [
    card(
      'events',
      t.title,
      events.map(({ uuid, name, isActive }) =>
        item(
          [name, ' ', openChip(isActive)],
          isActive ? form(`/desk/events/${uuid}/off`, th.shut) : form(`/desk/events/${uuid}/on`, th.open),
        ),
      ),
    ),
    card(
      'gifts',
      t.gifts,
      form(
        '/desk/gifts',
        t.give,
        'main',
        hidden('key', crypto.randomUUID()),
        field('username', t.username),
        select('what', t.what, { POINTS: t.points, ...plays }),
        field('count', t.count, { type: 'number', value: 1, min: 1, max: 1_000_000 }),
      ),
    ),
  ]
}

type Promotion = EventWork['promotion']

const number = (name: string, label: string, value = 0): Markup =>
  field(name, label, { type: 'number', required: false, value, min: 0, step: 0.01 })

const time = (name: string, label: string, value: string | null | undefined): Markup =>
  field(name, label, { type: 'time', required: false, value: value?.slice(0, 5) })

/** Returns the fields of a promotion's period; in the second period, their names end in 2. */
const period = (promotion: Promotion | undefined, ending: '' | '2'): Markup =>
  html`<fieldset>
    <legend>${th.promotion.period(ending === '' ? 1 : 2)}</legend>
    ${time(`bonusTimeStart${ending}`, th.promotion.from, promotion?.[`bonusTimeStart${ending}`])}
    ${time(`bonusTimeEnd${ending}`, th.promotion.to, promotion?.[`bonusTimeEnd${ending}`])}
    ${number(`bonusRate${ending}`, th.promotion.rate, promotion?.[`bonusRate${ending}`])}
    ${number(`endNumberBonus${ending}`, th.promotion.endNumber, promotion?.[`endNumberBonus${ending}`])}
    ${select(`bonusEvery${ending}`, th.promotion.every, th.promotion.everies, promotion?.[`bonusEvery${ending}`] ?? 'DAY')}
  </fieldset>`

export const promotionView = (promotion: Promotion | undefined): Markup => {
  const isOn = Boolean(promotion && promotion.bonusMax > 0)
  return card(
    'promotion',
    th.promotion.title,
    html`<p>${openChip(isOn)} ${isOn ? th.promotion.on : th.promotion.off}</p>`,
    said(th.promotion.hint),
    form(
      '/desk/promotion',
      th.promotion.run,
      'main',
      number('bonusMax', th.promotion.bonusMax, promotion?.bonusMax),
      period(promotion, ''),
      period(promotion, '2'),
    ),
    promotion && form('/desk/promotion', th.promotion.end, 'bad', hidden('off', '1')),
  )
}

const shown = (about: Content, status: 'ACTIVE' | 'MAINTENANCE', path: string | false): Markup =>
  item([about, ' ', openChip(status === 'ACTIVE')], path && switchForm(path, status === 'ACTIVE'))

const moneyOut = ({ launch, game, username, amount }: GameWork['out'][number]): Markup =>
  item(
    html`${memberLink(launch.memberUuid, username)} ${th.games.inGame(baht(amount), game.name)}<br />
      ${soft(th.games.since(work.launchStatus[launch.status], clockTime(launch.createdAt)))}`,
  )

const openStake = ({ stake, username }: GameWork['stakes'][number], may: May): Markup => {
  const { uuid, memberUuid, provider, betId, status, win, createdAt } = stake
  const words =
    status === 'EARLY'
      ? th.games.early(baht(win ?? 0n), betId)
      : th.games.stake(baht(stake.stake ?? 0n), betId)
  return item(
    html`${memberLink(memberUuid, username)} ${words}<br />${soft(provider, ' · ', clockTime(createdAt))}`,
    status === 'OPEN' &&
      may('returnStake') &&
      form(
        `/desk/stakes/${uuid}/return`,
        th.games.returnStake,
        'plain',
        field('reason', th.games.providerSays),
      ),
  )
}

export const gamesView = (
  { games, providers, shut, out, stakes }: GameWork,
  search: string,
  may: May,
): Markup =>
  card(
    'games',
    th.games.title,
    finder('/desk/site#games', searchField('game', th.games.find, search)),
    said(search ? th.games.found : th.games.areShut(shut)),
    games.map(({ uuid, name, nameEn, provider, status }) =>
      shown([name, ' ', soft(nameEn, ' · ', provider)], status, may('setGame') && `/desk/games/${uuid}`),
    ),
    folded(
      th.games.providers,
      providers.map(({ code, name, status }) =>
        shown([code, ' ', soft(name)], status, may('setProvider') && `/desk/providers/${code}`),
      ),
    ),
    html`<h3>${th.games.out}</h3>`,
    out.length > 0 ? out.map(moneyOut) : said(th.games.allHome),
    html`<h3>${th.games.stakes}</h3>`,
    stakes.length > 0 ? stakes.map((stake) => openStake(stake, may)) : said(th.games.noStakes),
  )
