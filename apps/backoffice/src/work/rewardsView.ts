import { addressIn, type RewardWork, type OpenWork } from '@member/api/operations'
import { clockTime, baht } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form } from '@member/staff-page/form'
import { chip, folded, item, queue, soft, type Markup, said } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { fullName, memberLink } from '../show.ts'
import { englishReason, refusalForm, askedBankBox } from '../remarks.ts'
import { th } from './th.ts'

const t = th.rewards

function whereTo({ request, reward }: RewardWork[number]): string {
  if (!reward.needAddress) return t.nothingSent
  const address = addressIn(request)
  if (!address) return t.noAddress
  const { name, phone, address: street, subDistrict, district, province, zipcode } = address
  return `${name} · ${phone} · ${street} ${subDistrict} ${district} ${province} ${zipcode}`
}

function requested(asked: RewardWork[number], may: May): Markup {
  const { request, reward, member } = asked
  const path = `/desk/rewards/${request.uuid}`
  const isNew = request.status === 'PENDING'
  return item(
    html`<strong>${reward.name}</strong>
      ${isNew ? chip(t.status.PENDING, 'warn') : chip(t.status.APPROVED, 'good')}<br />
      ${may('noteMember') ? memberLink(member.uuid, fullName(member)) : fullName(member)} ·
      ${t.sources[request.source]}
      ${request.point > 0 && ` · ${t.points(request.point.toLocaleString('en-US'))}`}<br />
      ${soft(clockTime(request.createdAt), ' · ', whereTo(asked))}`,
    isNew &&
      may('approveReward') &&
      form(`${path}/approve`, t.approve, reward.needAddress ? 'plain' : 'main'),
    reward.needAddress &&
      form(
        `${path}/ship`,
        t.ship,
        'main',
        field('trackingNo', t.tracking, { pattern: '[A-Za-z0-9\\-]{4,40}' }),
      ),
    may('rejectReward') &&
      folded(t.otherwise, refusalForm(`${path}/reject`, t.reject, t.rejection, englishReason)),
  )
}

export const rewardsView = (requests: RewardWork, may: May): Markup =>
  queue(
    'rewards',
    th.queue.rewards,
    requests.map((request) => requested(request, may)),
    t.empty,
  )

const tones = {
  PENDING: 'warn',
  PROCESSING: 'good',
  FAILED: 'badly',
  SUCCESS: 'good',
  REJECTED: 'badly',
} as const

function withdrawalItem({ withdrawal, member, payout, by }: OpenWork['withdrawals'][number]): Markup {
  const { uuid, status, amount, bankName, bankId, requestedAt, remark, bonusGivenUp } = withdrawal
  const path = `/desk/withdrawals/${uuid}`
  const isUnclear = payout?.status === 'UNCLEAR'
  const isFailed = status === 'FAILED'
  const more = [englishReason, isUnclear && askedBankBox]
  return item(
    html`<span class="amount">${baht(amount)}</span>
      ${chip(th.withdrawals.status[status], tones[status])}<br />
      ${memberLink(member.uuid, `${member.accountName} (${member.username})`)} · ${bankName} ${bankId}<br />
      ${soft(clockTime(requestedAt), remark && ` · ${remark}`)}
      ${by && said(th.withdrawals.byHand[by], 'warn')}
      ${payout && said(html`${th.withdrawals.payout[isUnclear ? 'UNCLEAR' : 'RUNNING']} <code>${payout.uuid}</code>`, isUnclear ? 'warn' : 'soft')}
      ${bonusGivenUp > 0n && said(th.withdrawals.bonus(baht(bonusGivenUp)))}${isFailed && said(th.withdrawals.reserved)}`,
    status === 'PENDING' && form(`${path}/start`, th.withdrawals.start),
    !isFailed && form(`${path}/pay`, th.withdrawals.pay, 'main', isUnclear && askedBankBox),
    folded(
      th.withdrawals.otherwise,
      !isFailed && refusalForm(`${path}/fail`, th.withdrawals.fail, th.withdrawals.failure, more),
      refusalForm(`${path}/reject`, th.withdrawals.reject, th.withdrawals.rejection, more),
    ),
  )
}

export const withdrawalsView = (withdrawals: OpenWork['withdrawals']): Markup =>
  queue('withdrawals', th.queue.withdrawals, withdrawals.map(withdrawalItem), th.withdrawals.empty)
