import { html } from 'hono/html'
import { mayOpen } from '../operations/access.ts'
import { simulatedStaff, type Viewer } from './viewer.ts'
import type { Content } from './parts.ts'
import { th } from './th.ts'

export type { Markup } from './parts.ts'

export type Notice = { words: string; isProblem?: boolean; isWaiting?: boolean }

const staffPages = [
  ['/desk', 'งานที่รอ'],
  ['/desk/members', 'สมาชิก'],
  ['/desk/reconciliation', 'กระทบยอด'],
  ['/desk/site', 'เว็บไซต์'],
  ['/desk/log', 'บันทึกการทำงาน'],
  ['/desk/staff', 'เจ้าหน้าที่'],
] as const
const simulatedPages = [
  ['/bank', 'Bank'],
  ['/messages', 'Messages'],
] as const

/** Current page in the menu; `none` for a refusal, undefined before sign-in. */
export type Here = (typeof staffPages | typeof simulatedPages)[number][0] | 'none' | undefined

const menu = ({ isSimulated, staff }: Viewer, here: Here): Content => {
  if (!staff || here === undefined) return ''
  const pages = [
    ...(isSimulated ? simulatedPages : []),
    ...staffPages.filter(([path]) => mayOpen(staff, path)),
  ]
  return html`<nav aria-label="${th.menu}">
    ${pages.map(([path, name]) => html`<a href="${path}" ${path === here && html`aria-current="page"`}>${name}</a>`)}
  </nav>`
}

const signOut = html`<form method="post" action="/desk/sign-out"><button>${th.signOut}</button></form>`

const noticed = ({ words, isProblem, isWaiting }: Notice) =>
  html`<p class="notice ${isProblem ? 'problem' : isWaiting ? 'waiting' : ''}" role="status">${words}</p>`

/** A page for staff with the last action's outcome on top. The menu is hidden before sign-in. */
export const layout = (
  here: Here,
  title: string,
  notice: Notice | undefined,
  content: Content,
  viewer: Viewer = { isSimulated: true, staff: simulatedStaff },
) =>
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
      <body class="${viewer.staff && here ? '' : 'narrow'}">
        <header class="top">
          <h1>${title}</h1>
          ${menu(viewer, here)}
          <div class="end">
            ${viewer.isSimulated ? html`<span class="sim">Simulation: no real money moves</span>` : viewer.staff && signOut}
          </div>
        </header>
        <main>${notice && noticed(notice)}${content}</main>
      </body>
    </html>`
