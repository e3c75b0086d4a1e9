import { html } from 'hono/html'
import { clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import { pressForm, reasonForm, section } from '../actionForm.ts'
import type { IdentityWork } from './identityWork.ts'
import { th } from './th.ts'

const t = th.identity

const item = ({ uuid, sentAt, member }: IdentityWork[number]): Markup => {
  const picture = (part: 'card' | 'selfie') =>
    html`<a href="/desk/identity/${uuid}/${part}"
      ><img
        class="slip small"
        src="/desk/identity/${uuid}/${part}"
        alt="${t[part](member.username)}"
        loading="lazy"
    /></a>`
  return html`<article class="item pictured">
    ${picture('card')}${picture('selfie')}
    <div>
      <p>
        <a href="/desk/members/${member.uuid}">${member.name} (${member.username})</a><br /><span class="soft"
          >${sentAt ? clockTime(sentAt) : ''} · ${t.account(`${member.bankName} ${member.bankId}`)}</span
        >
      </p>
      ${pressForm(`identity/${uuid}/accept`, t.accept, { kind: 'main' })}
      ${reasonForm(`identity/${uuid}/refuse`, t.refuse, t.refusal)}
    </div>
  </article>`
}

/** Members' papers that a person has to look at. */
export const identityView = (papers: IdentityWork): Markup =>
  section('identity', th.queue.identity, papers.map(item), t.empty)
