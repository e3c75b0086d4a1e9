import { html } from 'hono/html'
import type { Content } from './parts.ts'
import { th } from './th.ts'

export type Notice = { words: string; isProblem?: boolean; isWaiting?: boolean }

export type MenuItem = readonly [path: string, name: string]

/** Content of header and menu around a page. */
export type Frame = {
  /** Menu of the pages; undefined before sign-in. */
  menu?: readonly MenuItem[] | undefined
  here?: string | undefined
  /** Content at the end of the header, such as the sign-out button. */
  corner?: Content
  notice?: Notice | undefined
}

const menuOf = (menu: readonly MenuItem[], here?: string): Content =>
  html`<nav aria-label="${th.menu}">
    ${menu.map(([path, name]) => html`<a href="${path}" ${path === here && html`aria-current="page"`}>${name}</a>`)}
  </nav>`

const noticed = ({ words, isProblem, isWaiting }: Notice) =>
  html`<p class="notice ${isProblem ? 'problem' : isWaiting ? 'waiting' : ''}" role="status">${words}</p>`

/** Returns the HTML of a page of the back office or the simulator. */
export const layout = (title: string, content: Content, { menu, here, corner, notice }: Frame = {}) =>
  html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/operator/icon.svg" />
        <link rel="stylesheet" href="/operator/page.css" />
        <script src="/operator/page.js" type="module"></script>
      </head>
      <body class="${menu ? '' : 'narrow'}">
        <header class="top">
          <h1>${title}</h1>
          ${menu && menuOf(menu, here)}
          <div class="end">${corner}</div>
        </header>
        <main>${notice && noticed(notice)}${content}</main>
      </body>
    </html>`
