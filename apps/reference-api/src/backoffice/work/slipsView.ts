import { html } from 'hono/html'
import { nameOf } from '../../domain/banks/bankCodes.ts'
import { slipAmount, baht, clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import type { PictureAddress } from '../../domain/slips/pictureAddress.ts'
import { isVouched } from '../../domain/slips/feed/whoseLine.ts'
import { anotherBox, englishReason, folded, reasonForm, section } from '../actionForm.ts'
import type { DeskWork } from '../../operations/reads/deskWork.ts'
import { th } from './th.ts'

const t = th.slips

/** The bank's answer when the member tried the slip, so that the operator need not ask again. */
function bankSays(slip: DeskWork['slips'][number]['slip']): string {
  if (!slip) return t.noQr
  if (!slip.transRef) return t.unreadable
  if (slip.amount === null) return t.unknown(slip.refusal ?? '-')
  return t.vouched(baht(slip.amount), slip.refusal ?? slip.next)
}

function item({ request, member, slip }: DeskWork['slips'][number], addressOf: PictureAddress): Markup {
  const picture = request.imageUuid && addressOf(request.imageUuid)
  const amount = slip?.amount ?? request.amount
  const sender = nameOf(request.sendingBank ?? request.bankName)
  return html`<article class="item${picture ? ' pictured' : ''}">
    ${picture ? html`<a href="${picture}"><img class="slip small" src="${picture}" alt="${t.alt(member.username)}" /></a>` : ''}
    <div>
      <p>
        <span class="amount">${baht(request.amount)}</span>
        <a href="/desk/members/${member.uuid}">${t.claimed(member.name, member.username)}</a><br />
        <span class="soft"
          >${clockTime(request.transAt)} ·
          ${t.from(sender, `${member.bankName} ${member.bankId}`)}${request.transRef ? ` · ${request.transRef}` : ''}</span
        >
      </p>
      <p class="${slip?.amount === null || !slip ? 'warn' : 'good'}">${bankSays(slip)}</p>
      ${request.note ? html`<p>“${request.note}”</p>` : ''}
      <form method="post" action="/desk/slips/${request.uuid}/approve" class="row">
        ${
          isVouched(request.transRef, slip)
            ? ''
            : html`<input
                  type="text"
                  inputmode="decimal"
                  name="amount"
                  value="${slipAmount(amount)}"
                  aria-label="${t.amount}"
                /><input
                  type="text"
                  name="transRef"
                  placeholder="${t.reference}"
                  aria-label="${t.reference}"
                  pattern="[A-Za-z0-9]{6,40}"
                />`
        }<button class="main">${t.approve}</button>${anotherBox}
      </form>
      ${folded(t.otherwise, reasonForm(`slips/${request.uuid}/refuse`, t.refuse, t.refusal, englishReason))}
    </div>
  </article>`
}

/** Slips a person has to look at. */
export const slipsView = (slips: DeskWork['slips'], addressOf: PictureAddress): Markup =>
  section(
    'slips',
    th.queue.slips,
    slips.map((slip) => item(slip, addressOf)),
    t.empty,
  )
