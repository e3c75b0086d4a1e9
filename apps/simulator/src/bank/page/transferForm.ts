import { html } from 'hono/html'
import type { Markup } from '@member/staff-page/parts'
import { clockTime } from '@member/api/values/figures'
import type { HeldAccount } from '../accounts.ts'

const choice = (name: string, account: HeldAccount, isChosen: boolean) =>
  html`<label class="choice"
    ><input
      type="radio"
      name="${name}"
      value="${account.bankName} ${account.bankId}"
      ${isChosen ? html` checked` : ''}
    />
    <span
      >${account.name}${account.username ? ` · ${account.username}` : ''}<span class="soft"
        >${account.bankName} ${account.bankId}${account.holder === 'stranger' ? ' · no member' : ''}</span
      ></span
    ></label
  >`

export function transferForm(accounts: HeldAccount[], now: Date): Markup {
  const ours = accounts.filter((one) => one.holder === 'operator')
  const people = accounts.filter((one) => one.holder !== 'operator')
  const stranger = people.find((one) => one.holder === 'stranger')
  return html`<form method="post" action="/bank/transfers" class="card">
    <h2>Send a transfer</h2>
    <fieldset>
      <legend>From</legend>
      <input
        type="search"
        data-narrows="#senders"
        placeholder="Search by name, username or number"
        aria-label="Search accounts"
      />
      <div class="choices" id="senders">${people.map((one, at) => choice('from', one, at === 0))}</div>
      <label class="soft" for="otherFrom"
        >or any other account: bank code and number (any number exists, but those that end in 0000)</label
      >
      <input
        type="text"
        id="otherFrom"
        name="otherFrom"
        placeholder="KBANK 0123456789"
        pattern="[A-Za-z]{2,8} [\\d -]{10,25}"
      />
    </fieldset>
    <fieldset>
      <legend>To</legend>
      <div class="choices short">
        ${ours.map((one, at) => choice('to', one, at === 0))}${stranger ? choice('to', { ...stranger, name: `Not ours: ${stranger.name}` }, false) : ''}
      </div>
    </fieldset>
    <div class="row">
      <label class="field"
        >Amount in baht<input type="text" inputmode="decimal" name="amount" value="500.00" required
      /></label>
      <label class="field"
        >Time in Bangkok, now if empty<input
          type="datetime-local"
          name="at"
          max="${clockTime(now).replace(' ', 'T')}"
      /></label>
    </div>
    <p><button class="main">Send and get the slip</button></p>
  </form>`
}
