import { html } from 'hono/html'
import { th } from './th.ts'

/** The empty table; the script fills it with the game that the address' secret opens. */
export const playView = () =>
  html`<!doctype html>
    <html lang="th">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${th.title}</title>
        <link rel="stylesheet" href="/play/play.css" />
        <script src="/play/words.js" defer></script>
        <script src="/play/shapes.js" defer></script>
        <script src="/play/play.js" defer></script>
      </head>
      <body>
        <header>
          <button type="button" id="back" class="quiet">${th.back}</button>
          <h1 id="name">${th.loading}</h1>
          <p class="purse"><span>${th.balance}</span> <strong id="balance">–</strong></p>
        </header>
        <main hidden id="table">
          <div id="stage" aria-hidden="true"></div>
          <p id="outcome" role="status"></p>
          <div id="choices" role="group" hidden></div>
          <div id="stakes" role="group" aria-label="${th.stake}"></div>
          <button type="button" id="play"></button>
        </main>
        <p id="problem" role="alert" hidden></p>
        <noscript><p>${th.noScript}</p></noscript>
        <footer>${th.simulated}</footer>
      </body>
    </html>`
