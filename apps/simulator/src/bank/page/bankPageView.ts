import { html } from 'hono/html'
import { baht, clockTime } from '@member/api/values/figures'
import type { Notice } from '@member/staff-page/layout'
import { card, said, soft, table, type Markup } from '@member/staff-page/parts'
import type { HeldAccount } from '../accounts.ts'
import type { Switches } from '../switches.ts'
import { simulatorPage } from '../../operator.ts'
import { qrOf } from '../transfers.ts'
import type { SimTransfer } from '../transfers.ts'
import { switchForm } from './switchForm.ts'
import { transferForm } from './transferForm.ts'

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
