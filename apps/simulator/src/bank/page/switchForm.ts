import { html } from 'hono/html'
import type { Markup } from '@member/staff-page/parts'
import type { Switches } from '../switches.ts'

const options = <Value extends string | number>(
  name: string,
  label: string,
  chosen: Value,
  choices: [Value, string][],
) =>
  html`<label class="field"
    >${label}<select name="${name}">
      ${choices.map(([value, words]) => html`<option value="${value}" ${value === chosen ? html` selected` : ''}>${words}</option>`)}
    </select></label
  >`

export const switchForm = ({ slowMinutes, down, feed }: Switches): Markup =>
  html`<form method="post" action="/bank/switches" class="card">
    <h2>How the bank behaves</h2>
    <fieldset>
      ${options('slowMinutes', 'Speed', slowMinutes, [
        [0, 'Quick: a transfer is known at once'],
        [0.25, 'Slow: known after 15 seconds'],
        [1, 'Slow: known after 1 minute'],
        [5, 'Slow: known after 5 minutes'],
        [15, 'Slow: known after 15 minutes'],
      ])}
      <p class="soft">A slip of a transfer the bank does not know yet is answered WAIT, with a countdown.</p>
    </fieldset>
    <fieldset>
      ${options('down', 'Service', String(down), [
        ['false', 'Up'],
        ['true', 'Down: no look-up, no verification, no feed'],
      ])}
    </fieldset>
    <fieldset>
      ${options('feed', 'Feed of incoming transfers', feed, [
        ['reference', 'On, with the transfer’s reference'],
        ['no-reference', 'On, without a reference'],
        ['held', 'Held back: what comes in waits until it is on again'],
        ['off', 'Off: only a slip brings credit'],
      ])}
      <p class="soft">
        With a reference a member’s own transfer is credited without any slip, and its slip is then told as
        used. Without one it is credited when a verified slip agrees with it; any other line waits at the back
        office. Held back, the deposit page asks for the slip after the time it promised, and the slip brings
        the credit. Off, it promises no time at all.
      </p>
    </fieldset>
    <button>Save</button>
  </form>`
