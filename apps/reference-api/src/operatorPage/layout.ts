import { html } from 'hono/html'

export type Markup = ReturnType<typeof html>

export type Notice = { words: string; isProblem?: boolean }

const pages = [
  ['/bank', 'Bank'],
  ['/desk', 'Operator’s desk'],
] as const

/** A page of the simulation, with what the last action said on top. */
export const layout = (
  here: (typeof pages)[number][0],
  title: string,
  notice: Notice | undefined,
  content: Markup,
) =>
  html`<!doctype html>
    <html lang="en">
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
          <strong>${title}</strong>
          <nav aria-label="Simulation">
            ${pages.map(([path, name]) => html`<a href="${path}" ${path === here ? html` aria-current="page"` : ''}>${name}</a>`)}
          </nav>
          <span class="sim">Simulation: no real money moves</span>
        </header>
        <main>
          ${notice ? html`<p class="notice${notice.isProblem ? ' problem' : ''}" role="status">${notice.words}</p>` : ''}${content}
        </main>
      </body>
    </html>`
