import { html } from 'hono/html'
import { toMinute } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { pressForm } from '../actionForm.ts'
import type { ProtectionWork } from '../../operations/reads/protectionWork.ts'
import { actWords, writtenOut } from '../log/writtenOut.ts'
import { th } from './th.ts'

const t = th.protection
const time = (at: string | null) => (at ? t.until(toMinute(at)) : t.forEver)

/** Breaks, pending limit increases and the action log, newest first. */
export const protectionView = ({ away, namesakes, waitingLimits, protectionLog }: ProtectionWork): Markup =>
  html`<section class="card" id="protection">
    <h2>${t.title}</h2>
    ${away.length + waitingLimits.length === 0 ? html`<p class="empty">${t.empty}</p>` : ''}
    <ul>
      ${away.map(
        ({ username, kind, endsAt, returnAskedAt }) =>
          html`<li>
            ${username} <span class="chip badly">${t.kinds[kind]}</span>
            ${time(endsAt)}${returnAskedAt ? html` · ${t.returning(toMinute(returnAskedAt))}` : ''}
          </li>`,
      )}
      ${namesakes.map(
        ({ uuid, username, isAsked, of, at }) =>
          html`<li>
            ${username} <span class="chip">${t.namesake}</span> ${t.sameAs(of.join(', '), toMinute(at))}
            ${
              isAsked
                ? html`<p class="soft">${t.kept}</p>
                    ${pressForm(`protection/${uuid}/another`, t.anotherPerson, { kind: 'main' })}
                    ${pressForm(`protection/${uuid}/same`, t.samePerson)}`
                : ''
            }
          </li>`,
      )}
      ${waitingLimits.map(
        ({ username, kind, period, amount, wanted, readyAt }) =>
          html`<li>
            ${username}
            ${t.waiting(`${kind} ${period}`, String(amount), String(wanted ?? t.noLimit), toMinute(readyAt))}
          </li>`,
      )}
    </ul>
    <details>
      <summary>${th.log}</summary>
      <ul>
        ${protectionLog.map(
          ({ username, act, by, detail, at }) =>
            html`<li>
              ${toMinute(at)} ${username} ${actWords(act)} · ${t.by[by]}
              <span class="soft">${writtenOut(detail)}</span>
            </li>`,
        )}
      </ul>
    </details>
    <p class="soft">${t.note}</p>
  </section>`
