import type { RaiseWork } from '@member/api/operations'
import { baht, clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { chip, item, queue, soft, type Markup } from '@member/staff-page/parts'
import type { May } from '../mayOf.ts'
import { fullName } from '../memberLink.ts'
import { th } from './th.ts'

const t = th.raises

const raiseItem = ({ raise, member }: RaiseWork[number]): Markup =>
  item(
    html`<span class="amount">${baht(raise.amount)}</span>
      ${chip(t.operations[raise.operation], 'warn')}<br />
      ${fullName(member)}<br />
      ${soft(t.askedBy(raise.askedBy), ' · ', clockTime(raise.askedAt))}`,
    form(`/desk/raises/${raise.uuid}/approve`, th.adjust.approve, 'main'),
    form(`/desk/raises/${raise.uuid}/refuse`, th.adjust.refuse),
  )

export const raisesView = (waiting: RaiseWork, may: May): Markup =>
  queue(
    'raises',
    th.queue.raises,
    waiting.filter(({ raise }) => may(raise.operation)).map(raiseItem),
    t.empty,
  )
