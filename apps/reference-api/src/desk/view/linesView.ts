import { html } from 'hono/html'
import { baht, clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import type { DeskWork } from '../deskWork.ts'
import { anotherBox, reasonForm, section } from './actionForm.ts'

export type Suggested = { line: DeskWork['lines'][number]; suggestions: { username: string; name: string }[] }

const item = ({ line, suggestions }: Suggested) =>
  html`<article class="item">
    <div>
      <p>
        <span class="amount">${baht(line.amount)}</span> to ${line.toBankName} ${line.toBankId}<br />
        <span class="soft"
          >${clockTime(line.at)} · from
          …${line.senderDigits ?? ''}${line.transRef ? ` · ${line.transRef}` : ' · no reference'}</span
        >
      </p>
      <p class="warn">${line.reason ?? ''}</p>
      ${suggestions.length > 0 ? html`<p class="soft">Accounts that end so: ${suggestions.map(({ username, name }) => `${name} (${username})`).join(', ')}</p>` : ''}
      <form method="post" action="/desk/lines/${line.uuid}/assign" class="row">
        <input
          type="text"
          name="username"
          value="${suggestions.length === 1 ? suggestions[0]?.username : ''}"
          placeholder="Username"
          aria-label="Username of the member"
          required
        /><button class="main">Credit this member</button>${anotherBox}
      </form>
      ${reasonForm(`lines/${line.uuid}/dismiss`, 'Dismiss', 'Not a member’s money')}
    </div>
  </article>`

/** Feed lines nobody could be sure of. */
export const linesView = (lines: Suggested[]): Markup =>
  section('lines', 'Doubtful feed lines', lines.map(item), 'Every line of the feed is settled.')
