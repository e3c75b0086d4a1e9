import { html } from 'hono/html'
import { baht, clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { anotherBox, reasonForm, section } from '../actionForm.ts'
import type { DeskWork } from '../../operations/reads/deskWork.ts'
import { th } from './th.ts'

const t = th.lines

export type Suggested = { line: DeskWork['lines'][number]; suggestions: { username: string; name: string }[] }

const item = ({ line, suggestions }: Suggested) =>
  html`<article class="item">
    <div>
      <p>
        <span class="amount">${baht(line.amount)}</span> ${t.to(`${line.toBankName} ${line.toBankId}`)}<br />
        <span class="soft"
          >${clockTime(line.at)} · ${t.from(line.senderDigits ?? '-')} ·
          ${line.transRef ?? t.noReference}</span
        >
      </p>
      <p class="warn">${line.reason ?? ''}</p>
      ${suggestions.length > 0 ? html`<p class="soft">${t.fitting(suggestions.map(({ username, name }) => `${name} (${username})`).join(', '))}</p>` : ''}
      <form method="post" action="/desk/lines/${line.uuid}/assign" class="row">
        <input
          type="text"
          name="username"
          value="${suggestions.length === 1 && !line.transRef ? suggestions[0]?.username : ''}"
          placeholder="${t.username}"
          aria-label="${t.username}"
          required
        /><button class="main">${t.assign}</button>${anotherBox}
      </form>
      ${reasonForm(`lines/${line.uuid}/dismiss`, t.dismiss, t.notAMember)}
    </div>
  </article>`

/** Feed lines nobody could be sure of. */
export const linesView = (lines: Suggested[]): Markup =>
  section('lines', th.queue['feed-lines'], lines.map(item), t.empty)
