import type { OpenWork } from '@member/api/operations'
import { baht, clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { field, form } from '@member/staff-page/form'
import { item, queue, said, soft, type Markup } from '@member/staff-page/parts'
import { anotherBox, refusalForm } from '../remarks.ts'
import { th } from './th.ts'

const t = th.lines

export type Suggested = { line: OpenWork['lines'][number]; suggestions: { username: string; name: string }[] }

const transfer = ({ line, suggestions }: Suggested): Markup => {
  const { uuid, amount, toBankName, toBankId, at, senderDigits, transRef, reason } = line
  const names = suggestions.map(({ username, name }) => `${name} (${username})`).join(', ')
  const likely = suggestions.length === 1 && !transRef ? suggestions[0]?.username : ''
  return item(
    html`<span class="amount">${baht(amount)}</span> ${t.to(`${toBankName} ${toBankId}`)}<br />
      ${soft(clockTime(at), ' · ', t.from(senderDigits ?? '-'), ' · ', transRef ?? t.noReference)}
      ${reason && said(reason, 'warn')}${names && said(t.fitting(names))}`,
    form(
      `/desk/lines/${uuid}/assign`,
      t.assign,
      'main',
      field('username', t.username, { value: likely }),
      anotherBox,
    ),
    refusalForm(`/desk/lines/${uuid}/dismiss`, t.dismiss, t.notAMember),
  )
}

export const linesView = (lines: Suggested[]): Markup =>
  queue('lines', th.queue['feed-lines'], lines.map(transfer), t.empty)
