import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'

/** Form with one button. */
export const pressForm = (
  action: string,
  words: string,
  kind: 'main' | 'plain' = 'plain',
  more: Markup | '' = '',
): Markup =>
  html`<form method="post" action="/desk/${action}" class="row">${more}<button${kind === 'main' ? html` class="main"` : ''}>${words}</button></form>`

/** The reason in English as well, for members who chose it. */
export const englishReason: Markup = html`<input
  type="text"
  name="reasonEnglish"
  placeholder="In English (optional)"
  aria-label="Reason, in English"
  maxlength="200"
/>`

/** A press that needs a reason, which the member reads. */
export const reasonForm = (
  action: string,
  words: string,
  suggestion: string,
  more: Markup | '' = '',
): Markup =>
  html`<form method="post" action="/desk/${action}" class="row">
    <input
      type="text"
      name="reason"
      value="${suggestion}"
      aria-label="Reason, in Thai: the member reads it"
      required
      maxlength="200"
    />${more}<button class="bad">${words}</button>
  </form>`

/** For a payout that the bank does not know. */
export const askedBankBox: Markup = html`<label class="soft"
  ><input type="checkbox" name="hasAskedBank" value="yes" /> สอบถามธนาคารแล้ว</label
>`

/** For two transfers with the same member, amount and time. */
export const anotherBox: Markup = html`<label class="soft"
  ><input type="checkbox" name="isAnother" value="yes" /> another transfer than one credited already</label
>`

/** A part of the desk with what waits in it. */
export const section = (id: string, title: string, waiting: Markup[], empty: string): Markup =>
  html`<section class="card" id="${id}">
    <h2>${title}${waiting.length > 0 ? ` (${waiting.length})` : ''}</h2>
    ${waiting.length > 0 ? waiting : html`<p class="empty">${empty}</p>`}
  </section>`
