import { html } from 'hono/html'
import type { Markup } from '../../operatorPage/layout.ts'
import type { ProtectionWork } from '../protectionWork.ts'
import { pressForm } from './actionForm.ts'

const time = (at: string | null) => at?.slice(0, 16).replace('T', ' ') ?? 'for ever'

/** Breaks, pending limit increases and the action log, newest first. */
export const protectionView = ({ away, namesakes, waitingLimits, protectionLog }: ProtectionWork): Markup =>
  html`<section class="card" id="protection">
    <h2>Play safe</h2>
    ${away.length + waitingLimits.length === 0 ? html`<p class="empty">Nobody is away, and no limit waits.</p>` : ''}
    <ul>
      ${away.map(
        ({ username, kind, endsAt, returnAskedAt }) =>
          html`<li>
            ${username} <span class="chip badly">${kind}</span> until
            ${time(endsAt)}${returnAskedAt ? html`, asked to come back ${time(returnAskedAt)}` : ''}
          </li>`,
      )}
      ${namesakes.map(
        ({ uuid, username, isAsked, of, at }) =>
          html`<li>
            ${username} <span class="chip">same name</span> as ${of.join(', ')}, who is excluded; noticed
            ${time(at)}
            ${
              isAsked
                ? html`<p class="soft">What they pay in is kept from play until you say who they are.</p>
                    ${pressForm(`protection/${uuid}/another`, 'Another person', 'main')}
                    ${pressForm(`protection/${uuid}/same`, 'The same: exclude')}`
                : ''
            }
          </li>`,
      )}
      ${waitingLimits.map(
        ({ username, kind, period, amount, wanted, readyAt }) =>
          html`<li>
            ${username} ${kind} ${period}: ${amount} to ${wanted ?? 'none'}, from ${time(readyAt)}
          </li>`,
      )}
    </ul>
    <details>
      <summary>Log</summary>
      <ul>
        ${protectionLog.map(
          ({ username, act, by, detail, at }) =>
            html`<li>${time(at)} ${username} ${act} by ${by} <code>${JSON.stringify(detail)}</code></li>`,
        )}
      </ul>
    </details>
    <p class="soft">Nobody here ends a break, raises a limit or changes the log.</p>
  </section>`
