import { html } from 'hono/html'
import { en } from './en.ts'
import { th } from './th.ts'

export function playView(language: 'th' | 'en') {
  const t = language === 'en' ? en : th
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t.title}</title>
        <link rel="stylesheet" href="/play/play.css" />
        <script src="/play/words.js?lang=${language}" defer></script>
        <script src="/play/shapes.js" defer></script>
        <script src="/play/play.js" defer></script>
      </head>
      <body>
        <header>
          <button type="button" id="back" class="quiet">${t.back}</button>
          <h1 id="name">${t.loading}</h1>
          <p class="purse"><span>${t.balance}</span> <strong id="balance">–</strong></p>
        </header>
        <main hidden id="table">
          <div id="stage" aria-hidden="true"></div>
          <p id="outcome" role="status"></p>
          <div id="choices" role="group" hidden></div>
          <div id="stakes" role="group" aria-label="${t.stake}"></div>
          <button type="button" id="play"></button>
        </main>
        <p id="problem" role="alert" hidden></p>
        <noscript><p>${t.noScript}</p></noscript>
        <footer>${t.simulated}</footer>
      </body>
    </html>`
}
