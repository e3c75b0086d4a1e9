import { html } from 'hono/html'
import type { Markup } from '../../staffPage/layout.ts'
import { clockTime, toMinute } from '../../values/figures.ts'
import { pressForm } from '../actionForm.ts'
import type { readOperation } from '../../domain/settings/settings.ts'
import type { runningAnnouncements } from '../../operations/reads/announcements.ts'
import { th } from './th.ts'

type Operation = Awaited<ReturnType<typeof readOperation>>
type Announcements = Awaited<ReturnType<typeof runningAnnouncements>>

const t = th.site

/** Open or shut for maintenance. */
export const siteView = ({ websiteStatus, message, until }: Operation): Markup =>
  html`<section class="card" id="site">
    <h2>${t.title}</h2>
    <p>
      ${websiteStatus === 'ON' ? html`<span class="chip good">${t.on}</span>` : html`<span class="chip badly">${t.maintenance(until ? toMinute(until) : null)}</span>`}
    </p>
    <form method="post" action="/desk/operation">
      ${
        websiteStatus === 'ON'
          ? html`<input type="hidden" name="websiteStatus" value="MA" /><label class="field"
                >${t.message}<input type="text" name="message" value="${t.usual}" maxlength="300"
              /></label>
              <label class="field"
                >${t.messageEnglish}<input
                  type="text"
                  name="messageEnglish"
                  value="${t.usualEnglish}"
                  maxlength="300"
              /></label>
              <label class="field">${t.until}<input type="datetime-local" name="until" /></label>
              <p><button class="bad">${t.close}</button></p>`
          : html`<input type="hidden" name="websiteStatus" value="ON" />
              <p class="soft">${message ?? ''}</p>
              <p><button class="main">${t.reopen}</button></p>`
      }
    </form>
  </section>`

const a = th.announcements

const options = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, words]) => html`<option value="${value}">${words}</option>`)

const item = ({ uuid, title, type, audience, endAt }: Announcements[number]) =>
  html`<article class="item">
    <div>
      <p>
        ${title}<br /><span class="soft"
          >${a.types[type]} · ${a.audiences[audience]} · ${a.until(clockTime(endAt))}</span
        >
      </p>
      ${pressForm(`announcements/${uuid}/withdraw`, a.withdraw)}
    </div>
  </article>`

/** Running announcements and the form for a new one. */
export const announcementsView = (running: Announcements): Markup =>
  html`<section class="card" id="announcements">
    <h2>${a.title}</h2>
    <form method="post" action="/desk/announcements">
      <input type="hidden" name="uuid" value="${crypto.randomUUID()}" />
      <label class="field">${a.heading}<input type="text" name="title" required maxlength="120" /></label>
      <label class="field">${a.text}<textarea name="detail" required maxlength="4000"></textarea></label>
      <div class="row">
        <input
          type="text"
          name="actionLabel"
          maxlength="40"
          placeholder="${a.button}"
          aria-label="${a.button}"
        />
        <input
          type="text"
          name="actionPath"
          maxlength="200"
          placeholder="/auth/deposit"
          aria-label="${a.path}"
        />
      </div>
      <details>
        <summary>${a.english}</summary>
        <label class="field">${a.heading}<input type="text" name="titleEnglish" maxlength="120" /></label>
        <label class="field">${a.text}<textarea name="detailEnglish" maxlength="4000"></textarea></label>
        <label class="field">${a.button}<input type="text" name="actionLabelEnglish" maxlength="40" /></label>
      </details>
      <div class="row">
        <select name="type" aria-label="${a.type}">
          ${options(a.types)}
        </select>
        <select name="audience" aria-label="${a.audience}">
          ${options(a.audiences)}
        </select>
        <input type="number" name="days" value="7" min="1" max="365" aria-label="${a.days}" /><button
          class="main"
        >
          ${a.publish}
        </button>
      </div>
    </form>
    ${running.length > 0 ? running.map(item) : html`<p class="empty">${a.empty}</p>`}
  </section>`
