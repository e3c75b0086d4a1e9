import { html } from 'hono/html'
import { th } from './th.ts'

export type Markup = ReturnType<typeof html>
/** Content of a page's part; text is escaped, false values are omitted. */
export type Content = Markup | string | number | false | null | undefined | Content[]
export type Tone = 'good' | 'warn' | 'badly' | 'soft'

export const chip = (words: string, tone: Tone = 'soft'): Markup =>
  html`<span class="chip ${tone}">${words}</span>`

export const soft = (...content: Content[]): Markup => html`<span class="soft">${content}</span>`

export const said = (words: Content, tone: Tone = 'soft'): Markup => html`<p class="${tone}">${words}</p>`

export const card = (id: string, title: string, ...content: Content[]): Markup =>
  html`<section class="card" id="${id}">
    <h2>${title}</h2>
    ${content}
  </section>`

/** Returns a section of waiting items with their number in the heading, or `empty` if there are none. */
export const queue = (id: string, title: string, items: Markup[], empty: string): Markup =>
  items.length > 0
    ? card(id, `${title} (${items.length})`, items)
    : html`<section class="card none" id="${id}">
        <h2>${title}</h2>
        ${said(empty)}
      </section>`

export const item = (about: Content, ...actions: Content[]): Markup =>
  html`<article class="item">
    <div class="about">${about}</div>
    ${actions}
  </article>`

/** Returns a collapsed section, for less likely decisions. */
export const folded = (words: string, ...content: Content[]): Markup =>
  html`<details>
    <summary>${words}</summary>
    ${content}
  </details>`

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

/** A column of a table: heading, cell content, and `figure` to align figures right. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => Content, isFigure?: 'figure']

/** Returns a table, or a sentence if it has no rows. */
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
