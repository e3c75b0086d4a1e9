import { html } from 'hono/html'
import type { Markup } from '../staffPage/layout.ts'
import { th } from './th.ts'

/** Form with one button. `back` is the desk's page that it leads back to. */
export const pressForm = (
  action: string,
  words: string,
  {
    kind = 'plain',
    more = '',
    back = '',
  }: { kind?: 'main' | 'plain' | 'bad'; more?: Markup | ''; back?: string } = {},
): Markup =>
  html`<form method="post" action="/desk/${action}" class="row">
    ${back ? html`<input type="hidden" name="back" value="${back}" />` : ''}${more}<button class="${kind}">
      ${words}
    </button>
  </form>`

/** A field for one line, named by its placeholder. */
export const textInput = (
  name: string,
  words: string,
  { isRequired = true, longest = 300 }: { isRequired?: boolean; longest?: number } = {},
): Markup =>
  html`<input
    type="text"
    name="${name}"
    placeholder="${words}"
    aria-label="${words}"
    maxlength="${longest}"
    ${isRequired ? 'required' : ''}
  />`

/** The reason in English as well, for members who chose it. */
export const englishReason: Markup = html`<input
  type="text"
  name="reasonEnglish"
  placeholder="${th.reasonEnglish}"
  aria-label="${th.reasonEnglish}"
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
      aria-label="${th.reasonRead}"
      required
      maxlength="200"
    />${more}<button class="bad">${words}</button>
  </form>`

const tick = (name: string, words: string): Markup =>
  html`<label class="soft"><input type="checkbox" name="${name}" value="yes" /> ${words}</label>`

/** For a payout that the bank does not know. */
export const askedBankBox = tick('hasAskedBank', th.askedBank)

/** For two transfers with the same member, amount and time. */
export const anotherBox = tick('isAnother', th.another)

/** Less likely decisions, folded away under the likely one. */
export const folded = (words: string, ...forms: (Markup | '')[]): Markup =>
  html`<details>
    <summary>${words}</summary>
    ${forms}
  </details>`

/** A part of a page with what waits in it. */
export const section = (id: string, title: string, waiting: Markup[], empty: string): Markup =>
  html`<section class="card" id="${id}">
    <h2>${title}${waiting.length > 0 ? ` (${waiting.length})` : ''}</h2>
    ${waiting.length > 0 ? waiting : html`<p class="empty">${empty}</p>`}
  </section>`

/** A part of a page with a table; `rows` are its rows. */
export const tableSection = (id: string, title: string, rows: Markup[], head: string[] = []): Markup =>
  html`<section class="card" id="${id}">
    <h2>${title}</h2>
    ${
      rows.length > 0
        ? html`<div class="scroll">
            <table>
              ${
                head.length > 0
                  ? html`<thead>
                      <tr>
                        ${head.map((words) => html`<th>${words}</th>`)}
                      </tr>
                    </thead>`
                  : ''
              }
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
        : html`<p class="empty">${th.none}</p>`
    }
  </section>`

export const row = (...cells: (string | Markup)[]): Markup =>
  html`<tr>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`
