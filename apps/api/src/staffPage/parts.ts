import { html } from 'hono/html'
import { th } from './th.ts'

export type Markup = ReturnType<typeof html>
/** What a part may hold; text is escaped, and nothing is shown of what is false. */
export type Content = Markup | string | number | false | null | undefined | Content[]
export type Tone = 'good' | 'warn' | 'badly' | 'soft'

/** A status in a word, in its colour. */
export const chip = (words: string, tone: Tone = 'soft'): Markup =>
  html`<span class="chip ${tone}">${words}</span>`

export const soft = (...content: Content[]): Markup => html`<span class="soft">${content}</span>`

/** A paragraph, in the colour of what it says. */
export const said = (words: Content, tone: Tone = 'soft'): Markup => html`<p class="${tone}">${words}</p>`

/** A part of a page with a heading. */
export const card = (id: string, title: string, ...content: Content[]): Markup =>
  html`<section class="card" id="${id}">
    <h2>${title}</h2>
    ${content}
  </section>`

/** Items that wait, with their number in the heading. */
export const queue = (id: string, title: string, items: Markup[], empty: string): Markup =>
  items.length > 0
    ? card(id, `${title} (${items.length})`, items)
    : html`<section class="card none" id="${id}">
        <h2>${title}</h2>
        ${said(empty)}
      </section>`

/** One thing in a list: what it is, and what can be done about it. */
export const item = (about: Content, ...actions: Content[]): Markup =>
  html`<article class="item">
    <div class="about">${about}</div>
    ${actions}
  </article>`

/** Decisions that are less likely, folded away under the likely one. */
export const folded = (words: string, ...content: Content[]): Markup =>
  html`<details>
    <summary>${words}</summary>
    ${content}
  </details>`

/** Figures with their names. */
export const figures = (named: readonly (readonly [name: string, figure: string, more?: string])[]): Markup =>
  html`<dl class="figures">
    ${named.map(
      ([name, figure, more]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${figure} ${more && soft(more)}</dd>
        </div>`,
    )}
  </dl>`

/** A column: its heading, what it shows of a row, and whether that is a figure, which is aligned to the right. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => Content, isFigure?: 'figure']

/** Rows under the headings of their columns; on a phone each row is a list with the headings beside it. */
export const table = <Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Markup =>
  rows.length === 0
    ? said(th.none)
    : html`<table class="rows">
        <thead>
          <tr>
            ${columns.map(([head, , isFigure]) => html`<th scope="col" class="${isFigure ?? ''}">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${columns.map(([head, cell, isFigure]) => html`<td data-head="${head}" class="${isFigure ?? ''}">${cell(row)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`
