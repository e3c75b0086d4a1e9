import type { AppEnv } from '@member/api/http'
import { mayDo, type Operation, type OpenWork } from '@member/api/operations'
import type { Context } from 'hono'
import { clockTime, signedBaht } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form, hidden } from '@member/staff-page/form'
import { chip, item, said, soft, type Content, type Markup } from '@member/staff-page/parts'
import { th } from './th.ts'
import { th as work } from './work/th.ts'

export type May = (operation: Operation) => boolean

export const mayOf =
  (context: Context<AppEnv>): May =>
  (operation) =>
    mayDo(context.get('staff'), operation)

const t = work.adjust

export const adjustmentItem = (
  { uuid, amount, why, askedBy, askedAt }: OpenWork['adjustments'][number]['adjustment'],
  whose: Content,
  may: May,
): Markup =>
  item(
    html`<span class="amount">${signedBaht(amount)}</span> ${chip(t.waiting, 'warn')}<br />
      ${whose} ${why}<br />
      ${soft(askedBy, ' · ', clockTime(askedAt))}`,
    may('approveAdjustment') && form(`/desk/adjustments/${uuid}/approve`, t.approve, 'main'),
    form(`/desk/adjustments/${uuid}/refuse`, t.refuse),
  )

export const adjustmentForm = (memberUuid: string): Content => [
  form(
    `/desk/members/${memberUuid}/adjust`,
    t.title,
    'main',
    hidden('key', crypto.randomUUID()),
    field('amount', t.amount, { inputmode: 'decimal' }),
    field('reason', th.why),
  ),
  said(t.hint),
]
