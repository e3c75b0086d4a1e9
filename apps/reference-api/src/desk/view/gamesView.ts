import { html } from 'hono/html'
import type { GameSwitches } from '../../gameProvider/simulated/gameSwitches.ts'
import { baht, clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import type { GameWork } from '../gameWork.ts'
import { pressForm } from './actionForm.ts'

const chip = (status: string) =>
  status === 'ACTIVE' ? html`<span class="chip good">open</span>` : html`<span class="chip badly">shut</span>`

const toggle = (place: string, status: string) =>
  status === 'ACTIVE' ? pressForm(`${place}/shut`, 'Shut') : pressForm(`${place}/open`, 'Open')

const options = (chosen: string, choices: [string, string][]) =>
  choices.map(
    ([value, words]) =>
      html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${words}</option>`,
  )

const switches = ({ opening, cashOut }: GameSwitches) =>
  html`<form method="post" action="/desk/game-switches" id="game-switches">
    <h3>How the simulated provider behaves</h3>
    <label class="field"
      >When a game is opened<select name="opening">
        ${options(opening, [
          ['up', 'It answers'],
          ['refused', 'It refuses'],
          ['slow', 'It takes the money and answers too late'],
        ])}
      </select></label
    >
    <label class="field"
      >When money is asked home<select name="cashOut">
        ${options(cashOut, [
          ['up', 'It pays out'],
          ['pending', 'It says “later”, until this is changed'],
          ['refused', 'It refuses; the game goes on'],
          ['slow', 'It pays out and answers too late'],
        ])}
      </select></label
    >
    <p><button class="main">Set</button></p>
  </form>`

const item = (line: Markup, status: string, place: string) =>
  html`<div class="line"><span>${line} ${chip(status)}</span>${toggle(place, status)}</div>`

/** Games and their providers: open or shut, and what is out in them. */
export const gamesView = (work: GameWork, search: string): Markup =>
  html`<section class="card" id="games">
    <h2>Games</h2>
    <form method="get" action="/desk#games" class="row">
      <input
        type="search"
        name="game"
        value="${search}"
        aria-label="Search games"
        placeholder="มังกร, dragon, JK-0001"
      />
      <button>Search</button>
    </form>
    <p class="soft">${search ? 'Found:' : `${work.shut} games are shut:`}</p>
    ${work.games.map(({ uuid, name, nameEn, provider, status }) =>
      item(html`${name} <span class="soft">${nameEn} · ${provider}</span>`, status, `games/${uuid}`),
    )}
    <details id="providers">
      <summary>Providers</summary>
      ${work.providers.map(({ code, name, status }) =>
        item(html`${code} <span class="soft">${name}</span>`, status, `providers/${code}`),
      )}
    </details>
    <h3>Out in games</h3>
    ${
      work.out.length === 0
        ? html`<p class="empty">All money is at home.</p>`
        : work.out.map(
            ({ launch, game, username, amount }) =>
              html`<p>
                ${username}: ${baht(amount)} in ${game.name}<br /><span class="soft"
                  >${launch.status} since ${clockTime(launch.createdAt)}</span
                >
              </p>`,
          )
    }
    ${switches(work.switches)}
  </section>`
