import { html } from 'hono/html'
import type { creditAdjustments } from '../database/schema.ts'
import { clockTime, signedBaht } from '../values/figures.ts'
import type { Markup } from '../staffPage/layout.ts'
import { pressForm, textInput } from './actionForm.ts'
import type { May } from './mayOf.ts'
import { th as desk } from './th.ts'
import { th as work } from './work/th.ts'

const t = work.adjust

/** A correction that waits for a second person; `whose` names its member where the page does not. */
export const adjustmentItem = (
  { uuid, amount, why, askedBy, askedAt }: typeof creditAdjustments.$inferSelect,
  whose: Markup | '',
  may: May,
): Markup =>
  html`<article class="item">
    <div>
      <p>
        <span class="chip warn">${t.waiting}</span>
        <span class="amount">${signedBaht(amount)}</span> ${whose}<br />
        ${why}<br />
        <span class="soft">${askedBy} · ${clockTime(askedAt)}</span>
      </p>
      <div class="row">
        ${may('approveAdjustment') ? pressForm(`adjustments/${uuid}/approve`, t.approve, { kind: 'main' }) : ''}${pressForm(`adjustments/${uuid}/refuse`, t.refuse)}
      </div>
    </div>
  </article>`

/** Asks for a correction of a member's credit. */
export const adjustmentForm = (memberUuid: string): Markup =>
  html`${pressForm(`members/${memberUuid}/adjust`, t.title, {
      kind: 'main',
      more: html`<input type="hidden" name="key" value="${crypto.randomUUID()}" />
        <input
          type="text"
          name="amount"
          inputmode="decimal"
          placeholder="${t.amount}"
          aria-label="${t.amount}"
          required
        />
        ${textInput('reason', desk.why)}`,
    })}
    <p class="soft">${t.hint}</p>`
