import type { GameWork } from '@member/api/operations'
import { baht, clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, finder, form, searchField } from '@member/staff-page/form'
import { card, folded, item, said, soft, type Content, type Markup } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { memberLink } from '../memberLink.ts'
import { th as work } from '../work/th.ts'
import { openChip, switchForm } from './openChip.ts'
import { th } from './th.ts'

const t = th.games

const shown = (about: Content, status: 'ACTIVE' | 'MAINTENANCE', path: string | false): Markup =>
  item([about, ' ', openChip(status === 'ACTIVE')], path && switchForm(path, status === 'ACTIVE'))

const moneyOut = ({ launch, game, username, amount }: GameWork['out'][number]): Markup =>
  item(
    html`${memberLink(launch.memberUuid, username)} ${t.inGame(baht(amount), game.name)}<br />
      ${soft(t.since(work.launchStatus[launch.status], clockTime(launch.createdAt)))}`,
  )

const openStake = ({ stake, username }: GameWork['stakes'][number], may: May): Markup => {
  const { uuid, memberUuid, provider, betId, status, win, createdAt } = stake
  const words = status === 'EARLY' ? t.early(baht(win ?? 0n), betId) : t.stake(baht(stake.stake ?? 0n), betId)
  return item(
    html`${memberLink(memberUuid, username)} ${words}<br />${soft(provider, ' · ', clockTime(createdAt))}`,
    status === 'OPEN' &&
      may('returnStake') &&
      form(`/desk/stakes/${uuid}/return`, t.returnStake, 'plain', field('reason', t.providerSays)),
  )
}

export const gamesView = (
  { games, providers, shut, out, stakes }: GameWork,
  search: string,
  may: May,
): Markup =>
  card(
    'games',
    t.title,
    finder('/desk/site#games', searchField('game', t.find, search)),
    said(search ? t.found : t.areShut(shut)),
    games.map(({ uuid, name, nameEn, provider, status }) =>
      shown([name, ' ', soft(nameEn, ' · ', provider)], status, may('setGame') && `/desk/games/${uuid}`),
    ),
    folded(
      t.providers,
      providers.map(({ code, name, status }) =>
        shown([code, ' ', soft(name)], status, may('setProvider') && `/desk/providers/${code}`),
      ),
    ),
    html`<h3>${t.out}</h3>`,
    out.length > 0 ? out.map(moneyOut) : said(t.allHome),
    html`<h3>${t.stakes}</h3>`,
    stakes.length > 0 ? stakes.map((stake) => openStake(stake, may)) : said(t.noStakes),
  )
