import { html } from 'hono/html'
import { baht, signedBaht } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { th } from './th.ts'
import type { Today } from '../../operations/reads/today.ts'

const t = th.today

const figure = (label: string, value: string, more = '') =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}${more ? html` <span class="soft">${more}</span>` : ''}</dd>
  </div>`

/** The day so far, from the books. */
export const todayView = (day: Today): Markup =>
  html`<section class="card" id="today">
    <h2>${t.title}</h2>
    <dl class="figures">
      ${figure(t.deposits, baht(day.deposited), t.times(Number(day.deposits)))}
      ${figure(t.withdrawals, baht(day.withdrawn), t.times(Number(day.withdrawals)))}
      ${figure(t.net, signedBaht(day.deposited - day.withdrawn))}
      ${figure(t.stakes, baht(day.staked))}${figure(t.result, signedBaht(day.staked - day.won))}
      ${figure(t.bonus, baht(day.bonus))}${figure(t.depositors, String(day.depositors))}
      ${figure(t.active, String(day.active))}${figure(t.members, String(day.joined))}
    </dl>
  </section>`
