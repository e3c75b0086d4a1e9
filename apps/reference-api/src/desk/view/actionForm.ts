import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'

/** One press. */
export const pressForm = (action: string, words: string, kind: 'main' | 'plain' = 'plain'): Markup =>
  html`<form method="post" action="/desk/${action}" class="row"><button${kind === 'main' ? html` class="main"` : ''}>${words}</button></form>`

/** A press that needs a reason, which the member reads. */
export const reasonForm = (action: string, words: string, suggestion: string): Markup =>
  html`<form method="post" action="/desk/${action}" class="row">
    <input
      type="text"
      name="reason"
      value="${suggestion}"
      aria-label="Reason, in Thai: the member reads it"
      required
      maxlength="200"
    /><button class="bad">${words}</button>
  </form>`

/** For the rare case that two transfers are alike in member, amount and time. */
export const anotherBox: Markup = html`<label class="soft"
  ><input type="checkbox" name="isAnother" value="yes" /> another transfer than one credited already</label
>`

/** A part of the desk with what waits in it. */
export const section = (id: string, title: string, waiting: Markup[], empty: string): Markup =>
  html`<section class="card" id="${id}">
    <h2>${title}${waiting.length > 0 ? ` (${waiting.length})` : ''}</h2>
    ${waiting.length > 0 ? waiting : html`<p class="empty">${empty}</p>`}
  </section>`
