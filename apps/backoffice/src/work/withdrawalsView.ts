import type { OpenWork } from '@member/api/operations'
import { baht, clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { chip, folded, item, queue, said, soft, type Markup } from '@member/staff-page/parts'
import { memberLink } from '../memberLink.ts'
import { askedBankBox, englishReason, refusalForm } from '../remarks.ts'
import { th } from './th.ts'

const t = th.withdrawals
const tones = {
  PENDING: 'warn',
  PROCESSING: 'good',
  FAILED: 'badly',
  SUCCESS: 'good',
  REJECTED: 'badly',
} as const

function asked({ withdrawal, member, payout, by }: OpenWork['withdrawals'][number]): Markup {
  const { uuid, status, amount, bankName, bankId, requestedAt, remark, bonusGivenUp } = withdrawal
  const path = `/desk/withdrawals/${uuid}`
  const isUnclear = payout?.status === 'UNCLEAR'
  const isFailed = status === 'FAILED'
  const more = [englishReason, isUnclear && askedBankBox]
  return item(
    html`<span class="amount">${baht(amount)}</span> ${chip(t.status[status], tones[status])}<br />
      ${memberLink(member.uuid, `${member.accountName} (${member.username})`)} · ${bankName} ${bankId}<br />
      ${soft(clockTime(requestedAt), remark && ` · ${remark}`)} ${by && said(t.byHand[by], 'warn')}
      ${payout && said(html`${t.payout[isUnclear ? 'UNCLEAR' : 'RUNNING']} <code>${payout.uuid}</code>`, isUnclear ? 'warn' : 'soft')}
      ${bonusGivenUp > 0n && said(t.bonus(baht(bonusGivenUp)))}${isFailed && said(t.reserved)}`,
    status === 'PENDING' && form(`${path}/start`, t.start),
    !isFailed && form(`${path}/pay`, t.pay, 'main', isUnclear && askedBankBox),
    folded(
      t.otherwise,
      !isFailed && refusalForm(`${path}/fail`, t.fail, t.failure, more),
      refusalForm(`${path}/reject`, t.reject, t.rejection, more),
    ),
  )
}

export const withdrawalsView = (withdrawals: OpenWork['withdrawals']): Markup =>
  queue('withdrawals', th.queue.withdrawals, withdrawals.map(asked), t.empty)
