import type { Reads } from '@member/api/operations'
import { banks } from '@member/banks'
import { html } from 'hono/html'
import { field, form, hidden, select, area, tick } from '@member/staff-page/form'
import { card, item, said, soft, type Markup, folded, chip } from '@member/staff-page/parts'
import { openChip, switchForm } from './eventsView.ts'
import { th } from './th.ts'
import { clockTime, toMinute } from '@member/api/values/figures'

const t = th.accounts
const choices = Object.fromEntries(banks.map(({ short }) => [short, short]))

type Account = Awaited<ReturnType<Reads['accounts']>>[number]

const accountLine = ({ uuid, bankName, bankId, accountName, promptPayTarget, isOpen }: Account): Markup =>
  item(
    html`${bankName} ${bankId} ${openChip(isOpen)}<br />
      ${soft(accountName, promptPayTarget && ` · PromptPay ${promptPayTarget}`)}`,
    switchForm(`/desk/accounts/${uuid}`, isOpen),
  )

export const accountsView = (accounts: Account[]): Markup =>
  card(
    'accounts',
    t.title,
    accounts.length > 0 ? accounts.map(accountLine) : said(t.none, 'warn'),
    form(
      '/desk/accounts',
      t.add,
      'main',
      hidden('key', crypto.randomUUID()),
      select('bankName', t.bank, choices),
      field('bankId', t.number, { inputmode: 'numeric' }),
      field('accountName', t.name),
      field('promptPay', t.promptPay, { required: false, inputmode: 'numeric' }),
    ),
  )

type Announcement = Awaited<ReturnType<Reads['announcements']>>[number]

const optional = (name: string, label: string, maxlength: number, more = {}) =>
  field(name, label, { required: false, maxlength, ...more })

const announcementLine = ({ uuid, title, type, audience, endAt, urgent }: Announcement): Markup =>
  item(
    html`${title}<br />${soft(th.announcements.types[type], ' · ', th.announcements.audiences[audience], urgent ? ` · ${th.announcements.isUrgent}` : '', ' · ', th.announcements.until(clockTime(endAt)))}`,
    form(`/desk/announcements/${uuid}/withdraw`, th.announcements.withdraw),
  )

export const announcementsView = (running: Announcement[]): Markup =>
  card(
    'announcements',
    th.announcements.title,
    running.length > 0 ? running.map(announcementLine) : said(th.announcements.empty),
    form(
      '/desk/announcements',
      th.announcements.publish,
      'main',
      hidden('uuid', crypto.randomUUID()),
      field('title', th.announcements.heading, { maxlength: 120 }),
      area('detail', th.announcements.text, { required: true }),
      optional('actionLabel', th.announcements.button, 40),
      optional('actionPath', th.announcements.path, 200, { placeholder: '/auth/deposit' }),
      folded(
        th.announcements.english,
        optional('titleEnglish', th.announcements.heading, 120),
        area('detailEnglish', th.announcements.text),
        optional('actionLabelEnglish', th.announcements.button, 40),
      ),
      select('type', th.announcements.type, th.announcements.types),
      select('audience', th.announcements.audience, th.announcements.audiences),
      tick('urgent', th.announcements.urgent),
      field('days', th.announcements.days, { type: 'number', value: 7, min: 1, max: 365 }),
    ),
  )

type Operation = Awaited<ReturnType<Reads['status']>>

export const siteView = ({ websiteStatus, message, until }: Operation): Markup =>
  websiteStatus === 'ON'
    ? card(
        'site',
        th.site.title,
        html`<p>${chip(th.site.on, 'good')}</p>`,
        form(
          '/desk/operation',
          th.site.close,
          'bad',
          hidden('websiteStatus', 'MA'),
          field('message', th.site.message, { value: th.site.usual, required: false }),
          field('messageEnglish', th.site.messageEnglish, { value: th.site.usualEnglish, required: false }),
          field('until', th.site.until, { type: 'datetime-local', required: false }),
        ),
      )
    : card(
        'site',
        th.site.title,
        html`<p>${chip(th.site.maintenance(until ? toMinute(until) : null), 'badly')}</p>`,
        message && said(message),
        form('/desk/operation', th.site.reopen, 'main', hidden('websiteStatus', 'ON')),
      )
