import {
  toEventWork,
  toGameWork,
  toIdentityWork,
  toRewardWork,
  toOpenWork,
  toClosingWork,
  toRaiseWork,
  bankName as nameOf,
  isVouched,
  type PictureAddress,
  type OpenWork,
} from '@member/api/operations'
import type { AppEnv } from '@member/api/http'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { queue, said, folded, item, soft, type Markup } from '@member/staff-page/parts'
import type { PageServices } from '../staffAuthentication.ts'
import { adjustmentItem, mayOf } from '../mayOf.ts'
import { memberLink, show } from '../show.ts'
import { closingView, identityView, raisesView } from './accountsView.ts'
import { linesView, queuesView, todayView } from './queuesView.ts'
import { rewardsView, withdrawalsView } from './rewardsView.ts'
import { th } from './th.ts'
import { slipAmount, baht, clockTime } from '@member/api/values/figures'
import { field, form } from '@member/staff-page/form'
import { anotherBox, englishReason, refusalForm } from '../remarks.ts'

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

const slipsView = (slips: OpenWork['slips'], addressOf: PictureAddress): Markup =>
  queue(
    'slips',
    th.queue.slips,
    slips.map((slip) => sent(slip, addressOf)),
    t.empty,
  )

export const workPage = (services: PageServices) => {
  const { reads } = services
  return new Hono<AppEnv>()
    .get('/desk/work', async (context) =>
      context.json({
        ...toOpenWork(await reads.work()),
        ...toRaiseWork(await reads.raises()),
        ...toIdentityWork(await reads.identity()),
        ...toClosingWork(await reads.closings()),
        ...toRewardWork(await reads.rewards()),
        ...toEventWork(await reads.events()),
        ...(await reads.protection()),
        ...(await reads.rules()),
        ...toGameWork(await reads.games(context.req.query('game') ?? '')),
      }),
    )
    .get('/desk', async (context) => {
      const work = await reads.work()
      const lines = await Promise.all(
        work.lines.map(async (line) => ({
          line,
          suggestions: await reads.fitting(line.senderDigits ?? 'none'),
        })),
      )
      const may = mayOf(context)
      const adjustments = work.adjustments.map(({ adjustment, member }) =>
        adjustmentItem(adjustment, memberLink(member.uuid, member.username), may),
      )
      const content = html`${todayView(await reads.today())}${queuesView(await reads.queues(), may)}
        ${said(th.lead)}
        <div class="columns">
          <div>
            ${may('payWithdrawal') && withdrawalsView(work.withdrawals)}
            ${may('adjustCredit') && queue('adjustments', th.queue.adjustments, adjustments, th.adjust.empty)}
            ${raisesView(await reads.raises(), may)}
            ${may('shipReward') && rewardsView(await reads.rewards(), may)}
          </div>
          <div>
            ${may('approveSlip') && [slipsView(work.slips, await reads.pictures()), linesView(lines)]}
            ${may('acceptIdentity') && identityView(await reads.identity())}
            ${may('closeAccount') && closingView(await reads.closings())}
          </div>
        </div>`
      return show(context, services, '/desk', th.title, content)
    })
}
