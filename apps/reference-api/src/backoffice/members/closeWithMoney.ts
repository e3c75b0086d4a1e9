import { html } from 'hono/html'
import { closingTargets } from '../../operations/closeAccount.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm, textInput } from '../actionForm.ts'
import { th as desk } from '../th.ts'
import type { MemberHistory } from '../../operations/reads/memberHistory.ts'
import { th } from './th.ts'

/** An owner closes an account with money in it, and says where that goes. */
export const closeWithMoney = ({ member }: MemberHistory): Markup =>
  html`<section class="card" id="closing">
    <h2>${th.closing.title}</h2>
    <p class="soft">${th.closing.hint}</p>
    ${pressForm(`members/${member.uuid}/close`, th.closing.close, {
      kind: 'bad',
      more: html`<select name="target" aria-label="${th.closing.target}" required>
          <option value="">${th.closing.target}</option>
          ${closingTargets.map((target) => html`<option value="${target}">${th.closing.to[target]}</option>`)}
        </select>
        ${textInput('reason', desk.why)}`,
    })}
  </section>`
