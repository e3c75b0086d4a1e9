import type { IdentityWork } from '@member/api/operations'
import { clockTime } from '@member/api/values/figures'
import { html } from 'hono/html'
import { form } from '@member/staff-page/form'
import { item, queue, said, soft, type Markup } from '@member/staff-page/parts'
import { fullName, memberLink } from '../memberLink.ts'
import { refusalForm } from '../remarks.ts'
import { th } from './th.ts'

const t = th.identity

const documents = ({ uuid, sentAt, member }: IdentityWork[number]): Markup => {
  const picture = (part: 'card' | 'selfie') =>
    html`<a class="button" href="/desk/identity/${uuid}/${part}" aria-label="${t[part](member.username)}"
      >${t.open[part]}</a
    >`
  return item(
    html`${memberLink(member.uuid, fullName(member))}<br />${soft(sentAt && clockTime(sentAt), ' · ', t.account(`${member.bankName} ${member.bankId}`))}
      <p class="row">${picture('card')}${picture('selfie')}</p>
      ${said(t.logged)}`,
    form(`/desk/identity/${uuid}/accept`, t.accept, 'main'),
    refusalForm(`/desk/identity/${uuid}/refuse`, t.refuse, t.refusal),
  )
}

export const identityView = (waiting: IdentityWork): Markup =>
  queue('identity', th.queue.identity, waiting.map(documents), t.empty)
