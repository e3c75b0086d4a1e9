import { html } from 'hono/html'
import type { GameSwitches } from '../../simulator/games/gameSwitches.ts'
import { baht, clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm, textInput } from '../actionForm.ts'
import type { May } from '../mayOf.ts'
import { th as desk } from '../th.ts'
import type { GameWork } from '../../operations/reads/gameWork.ts'
import { th } from './th.ts'

const t = th.games

const item = (line: Markup, status: 'ACTIVE' | 'MAINTENANCE', place: string | false) =>
  html`<div class="line">
    <span
      >${line} <span class="chip ${status === 'ACTIVE' ? 'good' : 'badly'}">${t.status[status]}</span></span
    >
    ${place ? (status === 'ACTIVE' ? pressForm(`${place}/shut`, th.shut) : pressForm(`${place}/open`, th.open)) : ''}
  </div>`

const choice = (name: string, label: string, chosen: string, choices: Record<string, string>) =>
  html`<label class="field"
    >${label}<select name="${name}">
      ${Object.entries(choices).map(([value, words]) => html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${words}</option>`)}
    </select></label
  >`

const switches = ({ opening, cashOut }: GameSwitches) =>
  html`<form method="post" action="/desk/game-switches" id="game-switches">
    <h3>${t.simulated}</h3>
    ${choice('opening', t.opening, opening, t.openings)}${choice('cashOut', t.cashOut, cashOut, t.cashOuts)}
    <p><button class="main">${desk.save}</button></p>
  </form>`

const stakeItem = ({ stake, username }: GameWork['stakes'][number], may: May) => {
  const { uuid, memberUuid, provider, betId, status, win, createdAt } = stake
  const words = status === 'EARLY' ? t.early(baht(win ?? 0n), betId) : t.stake(baht(stake.stake ?? 0n), betId)
  return html`<p>
      <a href="/desk/members/${memberUuid}">${username}</a> ${words}<br /><span class="soft"
        >${provider} · ${clockTime(createdAt)}</span
      >
    </p>
    ${status === 'OPEN' && may('returnStake') ? pressForm(`stakes/${uuid}/return`, t.returnStake, { more: textInput('reason', t.providerSays) }) : ''}`
}

/** Games and their providers: open or shut, and what is out in them. */
export const gamesView = (
  work: GameWork,
  search: string,
  { may, isSimulated }: { may: May; isSimulated: boolean },
): Markup =>
  html`<section class="card" id="games">
    <h2>${t.title}</h2>
    <form method="get" action="/desk/site#games" class="row">
      <input
        type="search"
        name="game"
        value="${search}"
        aria-label="${desk.search}"
        placeholder="มังกร, dragon, JK-0001"
      />
      <button>${desk.search}</button>
    </form>
    <p class="soft">${search ? t.found : t.areShut(work.shut)}</p>
    ${work.games.map(({ uuid, name, nameEn, provider, status }) =>
      item(
        html`${name} <span class="soft">${nameEn} · ${provider}</span>`,
        status,
        may('setGame') && `games/${uuid}`,
      ),
    )}
    <details id="providers">
      <summary>${t.providers}</summary>
      ${work.providers.map(({ code, name, status }) =>
        item(
          html`${code} <span class="soft">${name}</span>`,
          status,
          may('setProvider') && `providers/${code}`,
        ),
      )}
    </details>
    <h3>${t.out}</h3>
    ${
      work.out.length === 0
        ? html`<p class="empty">${t.allHome}</p>`
        : work.out.map(
            ({ launch, game, username, amount }) =>
              html`<p>
                <a href="/desk/members/${launch.memberUuid}">${username}</a>
                ${t.inGame(baht(amount), game.name)}<br /><span class="soft"
                  >${t.since(launch.status, clockTime(launch.createdAt))}</span
                >
              </p>`,
          )
    }
    <h3>${t.stakes}</h3>
    ${work.stakes.length > 0 ? work.stakes.map((stake) => stakeItem(stake, may)) : html`<p class="empty">${t.noStakes}</p>`}
    ${isSimulated && may('setGameSwitches') ? switches(work.switches) : ''}
  </section>`
