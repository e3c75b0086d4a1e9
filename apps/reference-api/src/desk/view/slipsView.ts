import { html } from 'hono/html'
import { nameOf } from '../../bank/bankCodes.ts'
import { slipAmount } from '../../bank/slip/slipText.ts'
import { baht, clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import type { PictureAddress } from '../../slips/pictureAddress.ts'
import { isVouched } from '../../slips/creditedByHand.ts'
import type { DeskWork } from '../deskWork.ts'
import { anotherBox, englishReason, reasonForm, section } from './actionForm.ts'

/** The bank's answer when the member tried the slip, so that the operator need not ask again. */
function bankSays(slip: DeskWork['slips'][number]['slip']): string {
  if (!slip) return 'No QR was verified: look at the picture.'
  if (!slip.transRef) return 'No slip QR could be read: look at the picture.'
  if (slip.amount === null) return `The bank gave no transfer (${slip.refusal ?? 'not yet known'}).`
  return `The bank vouches for ${baht(slip.amount)} (${slip.refusal ?? slip.next}).`
}

function item({ request, member, slip }: DeskWork['slips'][number], addressOf: PictureAddress): Markup {
  const picture = request.imageUuid && addressOf(request.imageUuid)
  const amount = slip?.amount ?? request.amount
  return html`<article class="item${picture ? ' pictured' : ''}">
    ${picture ? html`<a href="${picture}"><img class="slip small" src="${picture}" alt="Slip of ${member.username}" /></a>` : ''}
    <div>
      <p>
        <span class="amount">${baht(request.amount)}</span> claimed by ${member.name} (${member.username})<br />
        <span class="soft"
          >${clockTime(request.transAt)} · from ${nameOf(request.sendingBank ?? request.bankName)} · account
          ${member.bankName} ${member.bankId}${request.transRef ? ` · ${request.transRef}` : ''}</span
        >
      </p>
      <p class="${slip?.amount === null || !slip ? 'warn' : 'good'}">${bankSays(slip)}</p>
      ${request.note ? html`<p>“${request.note}”</p>` : ''}
      <form method="post" action="/desk/slips/${request.uuid}/approve" class="row">
        <input
          type="text"
          inputmode="decimal"
          name="amount"
          value="${slipAmount(amount)}"
          aria-label="Amount to credit"
        />
        ${isVouched(request.transRef, slip) ? '' : html`<input type="text" name="transRef" placeholder="Reference, if you know it" aria-label="Reference" pattern="[A-Za-z0-9]{6,40}" />`}<button
          class="main"
        >
          Approve and credit</button
        >${anotherBox}
      </form>
      ${reasonForm(`slips/${request.uuid}/refuse`, 'Refuse', 'ไม่พบยอดเงินเข้าบัญชี', englishReason)}
    </div>
  </article>`
}

/** Slips a person has to look at. */
export const slipsView = (slips: DeskWork['slips'], addressOf: PictureAddress): Markup =>
  section(
    'slips',
    'Slips to look at',
    slips.map((slip) => item(slip, addressOf)),
    'No slip waits.',
  )
