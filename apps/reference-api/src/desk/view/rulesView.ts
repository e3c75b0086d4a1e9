import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'
import type { RuleWork } from '../ruleWork.ts'

const count = (name: string, words: string, value: number) =>
  html`<label class="field"
    >${words}<input type="number" name="${name}" value="${value}" min="1" required
  /></label>`

/** The operator's rules for sessions, consents and papers, with the log of changes. */
export const rulesView = ({ rules, payoutUpTo, ruleLog }: RuleWork): Markup =>
  html`<section class="card" id="rules">
    <h2>Rules</h2>
    <form method="post" action="/desk/rules">
      ${count('idleMinutes', 'Minutes without a touch, then the password again', rules.idleMinutes)}
      <label class="field"
        >Youngest age in years, by the date of birth asked at registration; empty does not ask<input
          type="number"
          name="minimumAge"
          value="${rules.minimumAge ?? ''}"
          min="18"
          max="99"
      /></label>
      <label class="soft"
        ><input type="checkbox" name="phoneProof" value="yes" ${rules.phoneProof ? 'checked' : ''} /> a code
        to the phone at registration</label
      >
      <label class="field"
        >Version of terms and privacy; members of another are asked again, none where it is empty<input
          type="text"
          name="consentVersion"
          value="${rules.consentVersion ?? ''}"
          maxlength="32"
      /></label>
      <label class="soft"
        ><input
          type="checkbox"
          name="identityFirstWithdrawal"
          value="yes"
          ${rules.identityFirstWithdrawal ? 'checked' : ''}
        />
        papers before the first withdrawal</label
      >
      <label class="field"
        >Papers before a withdrawal above so many baht; empty for none<input
          type="number"
          name="identityAbove"
          value="${rules.identityAbove ?? ''}"
          min="0"
      /></label>
      ${count('identityHours', 'Hours in which papers are looked at, as members are told', rules.identityHours)}
      ${count('identityDays', 'Days for which papers are kept after that', rules.identityDays)}
      <p><button class="main">Set the rules</button></p>
    </form>
    <form method="post" action="/desk/payouts">
      <label class="field"
        >ให้ธนาคารโอนถอนเองไม่เกิน (บาท) เว้นว่างไว้เพื่อให้เจ้าหน้าที่โอนทุกรายการ<input
          type="number"
          name="upTo"
          value="${payoutUpTo ?? ''}"
          min="0"
      /></label>
      <p><button class="main">บันทึก</button></p>
    </form>
    <details>
      <summary>Log</summary>
      <ul>
        ${ruleLog.map(
          ({ who, changed, at }) =>
            html`<li>
              ${at.slice(0, 16).replace('T', ' ')} ${who} <code>${JSON.stringify(changed)}</code>
            </li>`,
        )}
      </ul>
    </details>
  </section>`
