import type { Reads } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { area, field, form, hidden, select, tick } from '@member/staff-page/form'
import { card, folded, item, said, soft, type Markup } from '@member/staff-page/parts'
import { th } from './th.ts'

type Announcement = Awaited<ReturnType<Reads['announcements']>>[number]

const t = th.announcements
const optional = (name: string, label: string, maxlength: number, more = {}) =>
  field(name, label, { required: false, maxlength, ...more })

const line = ({ uuid, title, type, audience, endAt, urgent }: Announcement): Markup =>
  item(
    html`${title}<br />${soft(t.types[type], ' · ', t.audiences[audience], urgent ? ` · ${t.isUrgent}` : '', ' · ', t.until(clockTime(endAt)))}`,
    form(`/desk/announcements/${uuid}/withdraw`, t.withdraw),
  )

export const announcementsView = (running: Announcement[]): Markup =>
  card(
    'announcements',
    t.title,
    running.length > 0 ? running.map(line) : said(t.empty),
    form(
      '/desk/announcements',
      t.publish,
      'main',
      hidden('uuid', crypto.randomUUID()),
      field('title', t.heading, { maxlength: 120 }),
      area('detail', t.text, { required: true }),
      optional('actionLabel', t.button, 40),
      optional('actionPath', t.path, 200, { placeholder: '/auth/deposit' }),
      folded(
        t.english,
        optional('titleEnglish', t.heading, 120),
        area('detailEnglish', t.text),
        optional('actionLabelEnglish', t.button, 40),
      ),
      select('type', t.type, t.types),
      select('audience', t.audience, t.audiences),
      tick('urgent', t.urgent),
      field('days', t.days, { type: 'number', value: 7, min: 1, max: 365 }),
    ),
  )
