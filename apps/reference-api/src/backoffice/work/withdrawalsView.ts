import { html } from 'hono/html'
import { baht, clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { askedBankBox, englishReason, folded, pressForm, reasonForm, section } from '../actionForm.ts'
import type { DeskWork } from '../../operations/reads/deskWork.ts'
import { th } from './th.ts'

const t = th.withdrawals
const tones = { PENDING: 'warn', PROCESSING: 'good', FAILED: 'badly', SUCCESS: 'good', REJECTED: 'badly' }

function item({ withdrawal, member, payout, by }: DeskWork['withdrawals'][number]): Markup {
  const { uuid, status, amount, bankName, bankId, requestedAt, remark, bonusGivenUp } = withdrawal
  const path = `withdrawals/${uuid}`
  const asked = payout?.status === 'UNCLEAR' ? askedBankBox : ''
  const more = html`${englishReason}${asked}`
  return html`<article class="item">
    <div>
      <p>
        <span class="amount">${baht(amount)}</span>
        <span class="chip ${tones[status]}">${t.status[status]}</span><br />
        <a href="/desk/members/${member.uuid}">${member.accountName} (${member.username})</a> · ${bankName}
        ${bankId}<br /><span class="soft">${clockTime(requestedAt)}${remark ? ` · ${remark}` : ''}</span>
      </p>
      ${by ? html`<p class="warn">${t.byHand[by]}</p>` : ''}${payout ? html`<p class="${payout.status === 'UNCLEAR' ? 'warn' : 'soft'}">${t.payout[payout.status === 'UNCLEAR' ? 'UNCLEAR' : 'RUNNING']} <code>${payout.uuid}</code></p>` : ''}
      <div class="row">
        ${status === 'PENDING' ? pressForm(`${path}/start`, t.start) : ''}${status === 'FAILED' ? '' : pressForm(`${path}/pay`, t.pay, { kind: 'main', more: asked })}
      </div>
      ${bonusGivenUp > 0n ? html`<p class="soft">${t.bonus(baht(bonusGivenUp))}</p>` : ''}${status === 'FAILED' ? html`<p class="soft">${t.reserved}</p>` : ''}
      ${folded(
        t.otherwise,
        status === 'FAILED' ? '' : reasonForm(`${path}/fail`, t.fail, t.failure, more),
        reasonForm(`${path}/reject`, t.reject, t.rejection, more),
      )}
    </div>
  </article>`
}

/** Withdrawals to be paid. */
export const withdrawalsView = (withdrawals: DeskWork['withdrawals']): Markup =>
  section('withdrawals', th.queue.withdrawals, withdrawals.map(item), t.empty)
