import { html } from 'hono/html'
import { toMinute } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import type { RuleWork } from '../../operations/reads/ruleWork.ts'
import { writtenOut } from '../log/writtenOut.ts'
import { th } from './th.ts'

const t = th.rules

type Counted =
  | 'idleMinutes'
  | 'identityHours'
  | 'identityDays'
  | 'minDeposit'
  | 'minWithdraw'
  | 'slipHours'
  | 'pointsPerBaht'

const count = (name: Counted, value: number) =>
  html`<label class="field"
    >${t[name]}<input type="number" name="${name}" value="${value}" min="1" required
  /></label>`

const optional = (
  name:
    | 'minimumAge'
    | 'identityAbove'
    | 'turnoverTimes'
    | 'adjustAlone'
    | 'mostWin'
    | 'commissionRate'
    | 'minCommission'
    | 'minRefund',
  value: number | null,
  { min = 0, step = 1 } = {},
) =>
  html`<label class="field"
    >${t[name]}<input type="number" name="${name}" value="${value ?? ''}" min="${min}" step="${step}"
  /></label>`

const tick = (name: 'phoneProof' | 'identityFirstWithdrawal', isOn: boolean) =>
  html`<label class="soft"
    ><input type="checkbox" name="${name}" value="yes" ${isOn ? 'checked' : ''} /> ${t[name]}</label
  >`

/** The operator's rules for sessions, consents, papers and corrections, with the log of changes. */
export const rulesView = ({ rules, payoutUpTo, ruleLog }: RuleWork): Markup =>
  html`<section class="card" id="rules">
    <h2>${t.title}</h2>
    <form method="post" action="/desk/rules">
      ${count('minDeposit', rules.minDeposit)}${count('minWithdraw', rules.minWithdraw)}${optional('turnoverTimes', rules.turnoverTimes)}
      ${count('slipHours', rules.slipHours)}${optional('commissionRate', rules.commissionRate, { step: 0.01 })}
      ${optional('minCommission', rules.minCommission)}${optional('minRefund', rules.minRefund)}
      ${count('idleMinutes', rules.idleMinutes)}${optional('minimumAge', rules.minimumAge, { min: 18 })}
      ${tick('phoneProof', rules.phoneProof)}
      <label class="field"
        >${t.consentVersion}<input
          type="text"
          name="consentVersion"
          value="${rules.consentVersion ?? ''}"
          maxlength="32"
      /></label>
      ${tick('identityFirstWithdrawal', rules.identityFirstWithdrawal)}
      ${optional('identityAbove', rules.identityAbove)}${count('identityHours', rules.identityHours)}
      ${count('identityDays', rules.identityDays)}${optional('adjustAlone', rules.adjustAlone)}
      ${count('pointsPerBaht', rules.pointsPerBaht)} ${optional('mostWin', rules.mostWin, { min: 1 })}
      <p><button class="main">${t.save}</button></p>
    </form>
    <form method="post" action="/desk/payouts">
      <label class="field"
        >${t.payoutUpTo}<input type="number" name="upTo" value="${payoutUpTo ?? ''}" min="0"
      /></label>
      <p><button class="main">${t.save}</button></p>
    </form>
    <details>
      <summary>${th.log}</summary>
      <ul>
        ${ruleLog.map(
          ({ who, changed, at }) =>
            html`<li>${toMinute(at)} ${who} <span class="soft">${writtenOut(changed)}</span></li>`,
        )}
      </ul>
    </details>
  </section>`
