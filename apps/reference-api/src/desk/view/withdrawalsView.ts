import { html } from 'hono/html'
import { baht, clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import type { DeskWork } from '../deskWork.ts'
import { askedBankBox, englishReason, pressForm, reasonForm, section } from './actionForm.ts'

const tones = { PENDING: 'warn', PROCESSING: 'good', FAILED: 'badly', SUCCESS: 'good', REJECTED: 'badly' }

function item({ withdrawal, member }: DeskWork['withdrawals'][number]): Markup {
  const { uuid, status, amount, bankName, bankId, requestedAt, remark, bonusGivenUp } = withdrawal
  const path = `withdrawals/${uuid}`
  const asked = status === 'PROCESSING' ? askedBankBox : ''
  const more = html`${englishReason}${asked}`
  return html`<article class="item">
    <div>
      <p>
        <span class="amount">${baht(amount)}</span> <span class="chip ${tones[status]}">${status}</span><br />
        ${member.accountName} (${member.username}) · ${bankName} ${bankId}<br /><span class="soft"
          >${clockTime(requestedAt)}${remark ? ` · ${remark}` : ''}</span
        >
      </p>
      <div class="row">
        ${status === 'PENDING' ? pressForm(`${path}/start`, 'Take up') : ''}${status === 'FAILED' ? '' : pressForm(`${path}/pay`, 'Paid', 'main', asked)}
      </div>
      ${bonusGivenUp > 0n ? html`<p class="soft">A bonus of ${baht(bonusGivenUp)} was given up for it; rejecting gives it back.</p>` : ''}${status === 'FAILED' ? html`<p class="soft">The money stays reserved until the member sends it again, or you reject it.</p>` : reasonForm(`${path}/fail`, 'Failed', 'ธนาคารปลายทางไม่รับรายการ กรุณาลองใหม่', more)}
      ${reasonForm(`${path}/reject`, 'Reject and give back', 'ข้อมูลบัญชีไม่ถูกต้อง คืนเงินเข้าเครดิตแล้ว', more)}
    </div>
  </article>`
}

/** Withdrawals to be paid. */
export const withdrawalsView = (withdrawals: DeskWork['withdrawals']): Markup =>
  section('withdrawals', 'Withdrawals', withdrawals.map(item), 'Nobody waits for money.')
