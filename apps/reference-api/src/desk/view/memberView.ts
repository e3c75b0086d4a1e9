import { html } from 'hono/html'
import { baht, clockTime } from '../../operatorPage/figures.ts'
import type { Markup } from '../../operatorPage/layout.ts'
import type { MemberHistory } from '../memberHistory.ts'
import { th } from '../th.ts'
import { logRows } from './logView.ts'

const signed = (amount: bigint) => (amount < 0n ? `−${baht(-amount)}` : baht(amount))

const table = (id: string, title: string, rows: Markup[]) =>
  html`<section class="card" id="${id}">
    <h2>${title}</h2>
    ${
      rows.length > 0
        ? html`<div class="scroll">
            <table>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
        : html`<p class="empty">${th.none}</p>`
    }
  </section>`

const row = (...cells: (string | Markup)[]) =>
  html`<tr>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`

/** A form that leads back to this page. */
const form = (uuid: string, action: string, content: Markup) =>
  html`<form method="post" action="/desk/${action}" class="row">
    <input type="hidden" name="back" value="/desk/members/${uuid}" />${content}
  </form>`

function adjusting({ member, adjustments }: MemberHistory): Markup {
  const waiting = adjustments.map(
    ({ uuid, amount, why, askedBy, askedAt }) =>
      html`<article class="item">
        <p>
          <span class="chip warn">${th.waiting}</span>
          <span class="amount">${signed(amount)}</span> ${why}<br />
          <span class="soft">${askedBy} · ${clockTime(askedAt)}</span>
        </p>
        ${form(member.uuid, `adjustments/${uuid}/approve`, html`<button class="main">${th.approve}</button>`)}
        ${form(member.uuid, `adjustments/${uuid}/refuse`, html`<button>${th.refuse}</button>`)}
      </article>`,
  )
  return html`<section class="card" id="adjust">
    <h2>${th.adjust}</h2>
    ${waiting}
    ${form(
      member.uuid,
      `members/${member.uuid}/adjust`,
      html`<input type="hidden" name="key" value="${crypto.randomUUID()}" />
        <input
          type="text"
          name="amount"
          inputmode="decimal"
          placeholder="${th.amount}"
          aria-label="${th.amount}"
          required
        />
        <input
          type="text"
          name="reason"
          placeholder="${th.why}"
          aria-label="${th.why}"
          required
          maxlength="300"
        />
        <button class="main">${th.adjust}</button>`,
    )}
    <p class="soft">${th.adjustHint}</p>
  </section>`
}

/** One member: balances, what can be done, and everything that happened. */
export function memberView(history: MemberHistory): Markup {
  const { member, hasFactor, balances, movements, deposits, withdrawals, sessions, log } = history
  const { uuid, name, username, phone, bankName, bankId, accountName, level, status } = member
  const suspending =
    status === 'ACTIVE'
      ? form(
          uuid,
          `members/${uuid}/suspend`,
          html`<input type="text" name="reason" placeholder="${th.why}" aria-label="${th.why}" /><button
              class="bad"
            >
              ${th.suspend}
            </button>`,
        )
      : form(uuid, `members/${uuid}/unsuspend`, html`<button class="main">${th.unsuspend}</button>`)
  return html`<p><a href="/desk">${th.back}</a></p>
    <h1>${name} <span class="soft">${username}</span></h1>
    <section class="card">
      <p>
        ${phone} · ${bankName} ${bankId} · ${accountName}<br />
        ${th.level} ${level} · ${th.status} ${status}
      </p>
      <p>
        ${th.credit} <span class="amount">${baht(balances.credit)}</span> · ${th.kept} ${baht(balances.kept)}
        · ${th.points} ${String(balances.points)}
      </p>
      ${suspending}
      ${
        member.withdrawLockedAt
          ? html`<p>${th.locked}</p>
              ${form(
                uuid,
                `members/${uuid}/unlock-withdrawals`,
                html`<input type="text" name="reason" placeholder="${th.why}" aria-label="${th.why}" /><button
                    class="main"
                  >
                    ${th.unlock}
                  </button>`,
              )}`
          : ''
      }
      ${member.withdrawHeldUntil ? html`<p>${th.held} ${clockTime(member.withdrawHeldUntil)}</p>` : ''}
      ${
        hasFactor
          ? html`<p>${th.factor} <span class="soft">${th.removeFactorHint}</span></p>
              ${form(
                uuid,
                `members/${uuid}/remove-factor`,
                html`<input
                    type="text"
                    name="reason"
                    placeholder="${th.why}"
                    aria-label="${th.why}"
                    required
                  /><button class="bad">${th.removeFactor}</button>`,
              )}`
          : ''
      }
      ${form(uuid, `members/${uuid}/message`, html`<input type="text" name="text" maxlength="268" placeholder="${th.message}" aria-label="${th.message}" /><button>${th.send}</button>`)}
    </section>
    ${adjusting(history)}
    ${table(
      'movements',
      th.movements,
      movements.map(({ created_at, kind, amount, unit, title }) =>
        row(
          clockTime(created_at),
          html`${kind} ${title ?? ''}`,
          unit === 'THB' ? signed(amount) : String(amount),
        ),
      ),
    )}
    ${table(
      'deposits',
      th.deposits,
      deposits.map(({ createdAt, amount, channel, status: state, transRef }) =>
        row(clockTime(createdAt), `${channel} ${state}`, baht(amount), transRef ?? ''),
      ),
    )}
    ${table(
      'withdrawals',
      th.withdrawals,
      withdrawals.map(({ createdAt, amount, status: state, remark }) =>
        row(clockTime(createdAt), state, baht(amount), remark ?? ''),
      ),
    )}
    ${table(
      'sessions',
      th.sessions,
      sessions.map(({ platform, userAgent, lastSeenAt }) => row(clockTime(lastSeenAt), platform, userAgent)),
    )}
    ${sessions.length > 0 ? form(uuid, `members/${uuid}/end-sessions`, html`<button class="bad">${th.endSessions}</button>`) : ''}
    ${table('log', th.log, logRows(log))}`
}
