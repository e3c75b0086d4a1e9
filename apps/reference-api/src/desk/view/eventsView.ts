import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'
import type { RewardWork } from '../rewardWork.ts'
import { pressForm } from './actionForm.ts'

const row = ({ uuid, name, type, isActive }: RewardWork['events'][number]) =>
  html`<tr>
    <td>${name}<br /><span class="soft">${type}</span></td>
    <td>${isActive ? html`<span class="chip good">ON</span>` : html`<span class="chip badly">OFF</span>`}</td>
    <td>
      ${isActive ? pressForm(`events/${uuid}/off`, 'Shut') : pressForm(`events/${uuid}/on`, 'Open', 'main')}
    </td>
  </tr>`

/** Wheel, cards and check-in, and gifts to play them with. */
export const eventsView = (events: RewardWork['events']): Markup =>
  html`<section class="card" id="events">
      <h2>Wheel, cards and check-in</h2>
      <div class="scroll">
        <table>
          <tbody>
            ${events.map(row)}
          </tbody>
        </table>
      </div>
    </section>
    <section class="card" id="gifts">
      <h2>Give a member something</h2>
      <form method="post" action="/desk/gifts" class="row">
        <input type="hidden" name="key" value="${crypto.randomUUID()}" />
        <input type="text" name="username" placeholder="Username" aria-label="Username" required />
        <select name="what" aria-label="What">
          <option value="POINTS">Points</option>
          ${events.filter(({ type }) => type !== 'CHECK_IN').map(({ uuid, name }) => html`<option value="${uuid}">Plays: ${name}</option>`)}
        </select>
        <input type="number" name="count" value="1" min="1" max="1000000" aria-label="How many" /><button
          class="main"
        >
          Give
        </button>
      </form>
    </section>`
