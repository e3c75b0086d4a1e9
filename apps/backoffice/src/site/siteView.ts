import type { Reads } from '@member/api/operations'
import { toMinute } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form, hidden } from '@member/staff-page/form'
import { card, chip, said, type Markup } from '@member/staff-page/parts'
import { th } from './th.ts'

type Operation = Awaited<ReturnType<Reads['status']>>

const t = th.site

export const siteView = ({ websiteStatus, message, until }: Operation): Markup =>
  websiteStatus === 'ON'
    ? card(
        'site',
        t.title,
        html`<p>${chip(t.on, 'good')}</p>`,
        form(
          '/desk/operation',
          t.close,
          'bad',
          hidden('websiteStatus', 'MA'),
          field('message', t.message, { value: t.usual, required: false }),
          field('messageEnglish', t.messageEnglish, { value: t.usualEnglish, required: false }),
          field('until', t.until, { type: 'datetime-local', required: false }),
        ),
      )
    : card(
        'site',
        t.title,
        html`<p>${chip(t.maintenance(until ? toMinute(until) : null), 'badly')}</p>`,
        message && said(message),
        form('/desk/operation', t.reopen, 'main', hidden('websiteStatus', 'ON')),
      )
