import { bankName as nameOf, isVouched, type PictureAddress, type OpenWork } from '@member/api/operations'
import { slipAmount, baht, clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form } from '@member/staff-page/form'
import { folded, item, queue, said, soft, type Markup } from '@member/staff-page/parts'
import { memberLink } from '../show.ts'
import { anotherBox, englishReason, refusalForm } from '../remarks.ts'
import { th } from './th.ts'

const t = th.slips

/** Returns what the bank answered when the member verified the slip. */
function bankSays(slip: OpenWork['slips'][number]['slip']): string {
  if (!slip) return t.noQr
  if (!slip.transRef) return t.unreadable
  const answer = slip.refusal ?? slip.next
  const words = t.answers[answer] ?? answer
  return slip.amount === null ? t.unknown(words) : t.vouched(baht(slip.amount), words)
}

function sent({ request, member, slip }: OpenWork['slips'][number], addressOf: PictureAddress): Markup {
  const picture = request.imageUuid && addressOf(request.imageUuid)
  const from = t.from(nameOf(request.sendingBank ?? request.bankName), `${member.bankName} ${member.bankId}`)
  return item(
    html`${picture && html`<a href="${picture}"><img class="slip small" src="${picture}" alt="${t.alt(member.username)}" /></a>`}
      <span class="amount">${baht(request.amount)}</span>
      ${memberLink(member.uuid, t.claimed(member.name, member.username))}<br />
      ${soft(clockTime(request.transAt), ' · ', from, request.transRef && ` · ${request.transRef}`)}
      ${said(bankSays(slip), slip?.amount === null || !slip ? 'warn' : 'good')}
      ${request.note && html`<p>“${request.note}”</p>`}`,
    form(
      `/desk/slips/${request.uuid}/approve`,
      t.approve,
      'main',
      !isVouched(request.transRef, slip) && [
        field('amount', t.amount, {
          inputmode: 'decimal',
          value: slipAmount(slip?.amount ?? request.amount),
          required: false,
        }),
        field('transRef', t.reference, { pattern: '[A-Za-z0-9]{6,40}', required: false }),
      ],
      anotherBox,
    ),
    folded(
      t.otherwise,
      refusalForm(`/desk/slips/${request.uuid}/refuse`, t.refuse, t.refusal, englishReason),
    ),
  )
}

export const slipsView = (slips: OpenWork['slips'], addressOf: PictureAddress): Markup =>
  queue(
    'slips',
    th.queue.slips,
    slips.map((slip) => sent(slip, addressOf)),
    t.empty,
  )
