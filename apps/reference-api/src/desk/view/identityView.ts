import { html } from 'hono/html'
import { clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import type { IdentityWork } from '../identityWork.ts'
import { pressForm, reasonForm, section } from './actionForm.ts'

const item = ({ uuid, sentAt, member }: IdentityWork[number]): Markup => {
  const picture = (part: 'card' | 'selfie') =>
    html`<a href="/desk/identity/${uuid}/${part}"
      ><img
        class="slip small"
        src="/desk/identity/${uuid}/${part}"
        alt="${part} of ${member.username}"
        loading="lazy"
    /></a>`
  return html`<article class="item pictured">
    ${picture('card')}${picture('selfie')}
    <div>
      <p>
        ${member.name} (${member.username})<br /><span class="soft"
          >${sentAt ? clockTime(sentAt) : ''} · account ${member.bankName} ${member.bankId}</span
        >
      </p>
      ${pressForm(`identity/${uuid}/accept`, 'Accept', 'main')}
      ${reasonForm(`identity/${uuid}/refuse`, 'Refuse', 'รูปไม่ชัด กรุณาถ่ายใหม่ให้เห็นครบทุกมุม')}
    </div>
  </article>`
}

/** Members' papers that a person has to look at. */
export const identityView = (papers: IdentityWork): Markup =>
  section('identity', 'Identity papers', papers.map(item), 'No papers wait.')
