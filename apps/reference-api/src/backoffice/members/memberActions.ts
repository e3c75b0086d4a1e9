import { html } from 'hono/html'
import { clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm, textInput } from '../actionForm.ts'
import { th as desk } from '../th.ts'
import type { MemberHistory } from '../../operations/reads/memberHistory.ts'
import { th } from './th.ts'

const why = (isRequired = true): Markup => textInput('reason', desk.why, { isRequired })

/** What staff can do about a member, besides their money. */
export function memberActions({ member, hasFactor }: MemberHistory): Markup {
  const place = `members/${member.uuid}`
  return html`<section class="card" id="actions">
    <h2>${th.actions}</h2>
    ${
      member.withdrawLockedAt
        ? html`<p class="warn">${th.locked}</p>
            ${pressForm(`${place}/unlock-withdrawals`, th.unlock, { kind: 'main', more: why(false) })}`
        : ''
    }
    ${member.withdrawHeldUntil ? html`<p class="warn">${th.held(clockTime(member.withdrawHeldUntil))}</p>` : ''}
    ${pressForm(`${place}/message`, th.send, {
      more: textInput('text', th.message, { longest: 268 }),
    })}
    ${pressForm(`${place}/identity`, th.askIdentity)}
    ${
      member.status === 'ACTIVE'
        ? pressForm(`${place}/suspend`, th.suspend, { kind: 'bad', more: why(false) })
        : pressForm(`${place}/unsuspend`, th.unsuspend, { kind: 'main' })
    }
    <p class="soft">${th.suspended}</p>
    ${
      hasFactor
        ? html`<p>${th.factor}</p>
            ${pressForm(`${place}/remove-factor`, th.removeFactor, { kind: 'bad', more: why() })}`
        : ''
    }
    ${pressForm(`${place}/phone`, th.setPhone, {
      kind: 'bad',
      more: html`<input
          type="tel"
          name="phone"
          inputmode="numeric"
          pattern="0[0-9]{9}"
          placeholder="${th.phone}"
          aria-label="${th.phone}"
          required
        />${why()}`,
    })}
    <p class="soft">${th.proofHint}</p>
  </section>`
}
