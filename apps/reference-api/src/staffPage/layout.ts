import { html } from 'hono/html'
import { mayOpen } from '../operations/access.ts'
import { simulatedStaff, type Viewer } from './viewer.ts'

export type Markup = ReturnType<typeof html>

export type Notice = { words: string; isProblem?: boolean; isWaiting?: boolean }

const deskPages = [
  ['/desk', 'งานที่รอ'],
  ['/desk/members', 'สมาชิก'],
  ['/desk/reconciliation', 'กระทบยอด'],
  ['/desk/site', 'เว็บไซต์'],
  ['/desk/log', 'บันทึกการทำงาน'],
  ['/desk/staff', 'เจ้าหน้าที่'],
] as const
const simulatedOnly = [
  ['/bank', 'Bank'],
  ['/messages', 'Messages'],
] as const

const pagesFor = ({ isSimulated, staff }: Viewer) => {
  if (!staff) return []
  const own = deskPages.filter(([path]) => mayOpen(staff, path))
  return isSimulated ? [...simulatedOnly, ...own] : own
}

/** A page of the operator's, with what the last action said on top. Nobody sees a menu before they have signed in. */
export const layout = (
  here: (typeof deskPages | typeof simulatedOnly)[number][0] | undefined,
  title: string,
  notice: Notice | undefined,
  content: Markup | '',
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
      <body>
        <header class="top">
          <h1>${title}</h1>
          ${
            viewer.staff
              ? html`<nav aria-label="เมนู">
                  ${pagesFor(viewer).map(([path, name]) => html`<a href="${path}" ${path === here ? html` aria-current="page"` : ''}>${name}</a>`)}
                </nav>`
              : ''
          }
          ${
            viewer.isSimulated
              ? html`<span class="sim">Simulation: no real money moves</span>`
              : viewer.staff
                ? html`<form class="sim" method="post" action="/desk/sign-out">
                    <button>ออกจากระบบ</button>
                  </form>`
                : ''
          }
        </header>
        <main>
          ${notice ? html`<p class="notice${notice.isProblem ? ' problem' : notice.isWaiting ? ' waiting' : ''}" role="status">${notice.words}</p>` : ''}${content}
        </main>
      </body>
    </html>`
