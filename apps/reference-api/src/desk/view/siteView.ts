import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'
import { clockTime } from '../../operatorPage/figures.ts'
import type { DeskWork } from '../deskWork.ts'
import { pressForm } from './actionForm.ts'

/** Open or shut for maintenance. */
export const siteView = ({ websiteStatus, message, until }: DeskWork['operation']): Markup =>
  html`<section class="card" id="site">
    <h2>The site</h2>
    <p>
      ${websiteStatus === 'ON' ? html`<span class="chip good">ON</span> Members come and go.` : html`<span class="chip badly">MA</span> Under maintenance${until ? ` until ${until.slice(0, 16).replace('T', ' ')}` : ''}.`}
    </p>
    <form method="post" action="/desk/operation">
      ${
        websiteStatus === 'ON'
          ? html`<input type="hidden" name="websiteStatus" value="MA" /><label class="field"
                >What members read<input
                  type="text"
                  name="message"
                  value="ปิดปรับปรุงระบบชั่วคราว ขออภัยในความไม่สะดวก"
                  maxlength="300"
              /></label>
              <label class="field"
                >What they read in English<input
                  type="text"
                  name="messageEnglish"
                  value="The site is closed for maintenance. We apologise for the inconvenience."
                  maxlength="300"
              /></label>
              <label class="field"
                >Until (Bangkok), if known<input type="datetime-local" name="until"
              /></label>
              <p><button class="bad">Shut for maintenance</button></p>`
          : html`<input type="hidden" name="websiteStatus" value="ON" />
              <p class="soft">${message ?? ''}</p>
              <p><button class="main">Open the site</button></p>`
      }
    </form>
  </section>`

const options = (choices: [string, string][]) =>
  choices.map(([value, words]) => html`<option value="${value}">${words}</option>`)

const item = ({ uuid, title, type, audience, endAt }: DeskWork['announcements'][number]) =>
  html`<article class="item">
    <div>
      <p>${title}<br /><span class="soft">${type} · ${audience} · until ${clockTime(endAt)}</span></p>
      ${pressForm(`announcements/${uuid}/withdraw`, 'Withdraw')}
    </div>
  </article>`

/** Running announcements and the form for a new one. */
export const announcementsView = (running: DeskWork['announcements']): Markup =>
  html`<section class="card" id="announcements">
    <h2>Announcements</h2>
    <form method="post" action="/desk/announcements">
      <input type="hidden" name="uuid" value="${crypto.randomUUID()}" />
      <label class="field">Title<input type="text" name="title" required maxlength="120" /></label>
      <label class="field">Text<textarea name="detail" required maxlength="4000"></textarea></label>
      <div class="row">
        <input
          type="text"
          name="actionLabel"
          maxlength="40"
          placeholder="Words of a button (optional)"
          aria-label="Words of a button"
        />
        <input
          type="text"
          name="actionPath"
          maxlength="200"
          placeholder="/auth/deposit"
          aria-label="Where the button leads"
        />
      </div>
      <details>
        <summary>In English (optional)</summary>
        <label class="field">Title<input type="text" name="titleEnglish" maxlength="120" /></label>
        <label class="field">Text<textarea name="detailEnglish" maxlength="4000"></textarea></label>
        <label class="field"
          >Words of the button<input type="text" name="actionLabelEnglish" maxlength="40"
        /></label>
      </details>
      <div class="row">
        <select name="type" aria-label="Kind">
          ${options([
            ['POPUP', 'Pop-up'],
            ['BANNER', 'Banner'],
            ['MARQUEE', 'Running line'],
          ])}
        </select>
        <select name="audience" aria-label="Who sees it">
          ${options([
            ['ALL', 'Everybody'],
            ['MEMBERS', 'Members'],
            ['VISITORS', 'Visitors'],
          ])}
        </select>
        <input type="number" name="days" value="7" min="1" max="365" aria-label="Days" /><button class="main">
          Publish
        </button>
      </div>
    </form>
    ${running.length > 0 ? running.map(item) : html`<p class="empty">Nothing is announced.</p>`}
  </section>`
