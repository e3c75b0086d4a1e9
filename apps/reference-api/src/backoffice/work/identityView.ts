import { html } from 'hono/html'
import { clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm, reasonForm, section } from '../actionForm.ts'
import type { IdentityWork } from '../../operations/reads/identityWork.ts'
import { th } from './th.ts'

const t = th.identity

const item = ({ uuid, sentAt, member }: IdentityWork[number]): Markup => {
  const picture = (part: 'card' | 'selfie') =>
    html`<a class="button" href="/desk/identity/${uuid}/${part}" aria-label="${t[part](member.username)}"
      >${t.open[part]}</a
    >`
  return html`<article class="item">
    <div>
      <p>
        <a href="/desk/members/${member.uuid}">${member.name} (${member.username})</a><br /><span class="soft"
          >${sentAt ? clockTime(sentAt) : ''} · ${t.account(`${member.bankName} ${member.bankId}`)}</span
        >
      </p>
      <p class="row">${picture('card')}${picture('selfie')}</p>
      <p class="soft">${t.logged}</p>
      ${pressForm(`identity/${uuid}/accept`, t.accept, { kind: 'main' })}
      ${reasonForm(`identity/${uuid}/refuse`, t.refuse, t.refusal)}
    </div>
  </article>`
}

/** Members' papers that a person has to look at. */
export const identityView = (papers: IdentityWork): Markup =>
  section('identity', th.queue.identity, papers.map(item), t.empty)
