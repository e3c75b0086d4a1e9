import { html } from 'hono/html'
import { baht, clockTime } from '@member/api/values/figures'
import type { Notice } from '@member/staff-page/layout'
import { card, said, soft, table, type Markup } from '@member/staff-page/parts'
import type { HeldAccount } from '../accounts.ts'
import type { Switches } from '../switches.ts'
import { simulatorPage } from '../../operator.ts'
import { qrOf, type SimTransfer } from '../transfers.ts'
import { transferForm } from './transferForm.ts'

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

const switchForm = ({ slowMinutes, down, feed }: Switches): Markup =>
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

type View = {
  accounts: HeldAccount[]
  transfers: SimTransfer[]
  sent: SimTransfer | undefined
  switches: Switches
  now: Date
  notice: Notice | undefined
}

export const slipPath = ({ transRef }: SimTransfer): string => `/bank/transfers/${transRef}/slip.jpg`

const sentCard = (transfer: SimTransfer) =>
  html`<section class="card" id="slip" aria-label="The slip">
    <h2>${baht(transfer.amount)} sent</h2>
    <div class="item sent">
      <a href="${slipPath(transfer)}"
        ><img
          class="slip"
          src="${slipPath(transfer)}"
          alt="Slip of ${transfer.transRef}"
          width="900"
          height="1480"
      /></a>
      <div>
        <p>
          ${transfer.fromName} → ${transfer.toName}<br /><span class="soft">${clockTime(transfer.at)}</span>
        </p>
        <p>
          <a class="button" href="${slipPath(transfer)}" download="slip-${transfer.transRef}.jpg"
            >Download the slip</a
          >
        </p>
        <p class="soft">Upload it at Deposit → Slip, logged in as its sender.</p>
        <p><code>${qrOf(transfer)}</code></p>
        <p><button type="button" data-copy="${qrOf(transfer)}">Copy the QR’s text</button></p>
      </div>
    </div>
  </section>`

const party = (name: string, bankName: string, bankId: string) => [
  name,
  html`<br />`,
  soft(`${bankName} ${bankId}`),
]

const list = (transfers: SimTransfer[]) =>
  card(
    'transfers',
    'Transfers',
    transfers.length === 0
      ? said('None yet. Send one, and its slip appears here.')
      : table(transfers, [
          ['Time', ({ at }) => clockTime(at)],
          ['From', ({ fromName, fromBankName, fromBankId }) => party(fromName, fromBankName, fromBankId)],
          ['To', ({ toName, toBankName, toBankId }) => party(toName, toBankName, toBankId)],
          ['Amount', ({ amount }) => baht(amount), 'figure'],
          [
            'Slip',
            ({ transRef, fedAt }) => [
              html`<a href="/bank?sent=${transRef}#slip">Open</a> `,
              fedAt && soft('in the feed'),
            ],
          ],
        ]),
  )

export const bankPageView = ({
  accounts,
  transfers,
  sent,
  switches,
  now,
  notice,
}: View): Markup | Promise<Markup> =>
  simulatorPage(
    '/bank',
    'Simulated bank',
    html`<h2 class="name">The bank</h2>
      <p class="lead">
        Pay as a member would with a banking app. The bank then vouches for the transfer when its slip is
        uploaded, or tells the operator’s feed. Everybody’s accounts are here, and people who are no members.
      </p>
      <div class="columns">
        <div>${transferForm(accounts, now)}</div>
        <div>${sent ? sentCard(sent) : ''}${switchForm(switches)}</div>
      </div>
      ${list(transfers)}`,
    notice,
  )
