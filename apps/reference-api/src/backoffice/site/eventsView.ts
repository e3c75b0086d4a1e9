import { html } from 'hono/html'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm, row, tableSection } from '../actionForm.ts'
import type { EventWork } from '../../operations/reads/eventWork.ts'
import { th } from './th.ts'

const t = th.events

const eventRow = ({ uuid, name, isActive }: EventWork['events'][number]) =>
  row(
    name,
    html`<span class="chip ${isActive ? 'good' : 'badly'}"
      >${th.games.status[isActive ? 'ACTIVE' : 'MAINTENANCE']}</span
    >`,
    isActive
      ? pressForm(`events/${uuid}/off`, th.shut)
      : pressForm(`events/${uuid}/on`, th.open, { kind: 'main' }),
  )

/** Wheel, cards and check-in, and gifts to play them with. */
export const eventsView = (events: EventWork['events']): Markup =>
  html`${tableSection('events', t.title, events.map(eventRow))}
    <section class="card" id="gifts">
      <h2>${t.gifts}</h2>
      <form method="post" action="/desk/gifts" class="row">
        <input type="hidden" name="key" value="${crypto.randomUUID()}" />
        <input type="text" name="username" placeholder="${t.username}" aria-label="${t.username}" required />
        <select name="what" aria-label="${t.what}">
          <option value="POINTS">${t.points}</option>
          ${events.filter(({ type }) => type !== 'CHECK_IN').map(({ uuid, name }) => html`<option value="${uuid}">${t.plays(name)}</option>`)}
        </select>
        <input type="number" name="count" value="1" min="1" max="1000000" aria-label="${t.count}" /><button
          class="main"
        >
          ${t.give}
        </button>
      </form>
    </section>`
