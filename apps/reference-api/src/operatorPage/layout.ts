import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>

export type Notice = { words: string; isProblem?: boolean }

const deskPages = [
  ['/desk', 'งานที่รอ'],
  ['/desk/members', 'สมาชิก'],
  ['/desk/reconciliation', 'กระทบยอด'],
  ['/desk/site', 'เว็บไซต์'],
  ['/desk/log', 'บันทึกการทำงาน'],
  ['/desk/staff', 'เจ้าหน้าที่'],
] as const
const simulatedPages = [['/bank', 'Bank'], ['/messages', 'Messages'], ...deskPages] as const

/** A page of the operator's, with what the last action said on top. */
export const layout = (
  here: (typeof simulatedPages)[number][0],
  title: string,
  notice: Notice | undefined,
  content: Markup,
  isSimulated = true,
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
          <nav aria-label="เมนู">
            ${(isSimulated ? simulatedPages : deskPages).map(([path, name]) => html`<a href="${path}" ${path === here ? html` aria-current="page"` : ''}>${name}</a>`)}
          </nav>
          ${
            isSimulated
              ? html`<span class="sim">Simulation: no real money moves</span>`
              : html`<form class="sim" method="post" action="/desk/sign-out">
                  <button>ออกจากระบบ</button>
                </form>`
          }
        </header>
        <main>
          ${notice ? html`<p class="notice${notice.isProblem ? ' problem' : ''}" role="status">${notice.words}</p>` : ''}${content}
        </main>
      </body>
    </html>`
