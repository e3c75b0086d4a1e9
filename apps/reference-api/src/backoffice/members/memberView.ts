import { html } from 'hono/html'
import { baht, clockTime, signedBaht } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { kindWord, toEntry } from '../../domain/movements/toEntry.ts'
import { th as words } from '../../domain/movements/th.ts'
import { adjustmentItem, adjustmentForm } from '../adjustments.ts'
import { pressForm, row, tableSection, textInput } from '../actionForm.ts'
import { logRows } from '../log/logView.ts'
import type { May } from '../mayOf.ts'
import { th as desk } from '../th.ts'
import { th as work } from '../work/th.ts'
import { closeWithMoney } from './closeWithMoney.ts'
import { memberActions } from './memberActions.ts'
import type { MemberHistory } from '../../operations/reads/memberHistory.ts'
import { th } from './th.ts'

const sum = (satang: bigint): Markup => html`<span class="figure">${signedBaht(satang)}</span>`

/** One member: who they are and what they have, what can be done, and everything that happened. */
export const memberView = (history: MemberHistory, may: May): Markup =>
  html`${identityOf(history)}
    <div class="columns wide-right">
      <div>${person(history, may)}</div>
      <div>${money(history)}</div>
    </div>
    ${tableSection('log', desk.log, logRows(history.log))}`

const identityOf = ({ member, balances }: MemberHistory): Markup => {
  const { name, username, phone, bankName, bankId, accountName, level, status, createdAt } = member
  return html`<h2 class="name">${name} <span class="soft">${username}</span></h2>
    <section class="card">
      <p>
        <span class="chip ${status === 'ACTIVE' ? 'good' : 'badly'}">${th.status[status]}</span>
        ${th.level} ${level} · ${phone} · ${bankName} ${bankId} · ${accountName}<br />
        <span class="soft">${th.since} ${clockTime(createdAt)}</span>
      </p>
      <p>
        ${th.credit} <span class="amount">${baht(balances.credit)}</span> · ${th.kept} ${baht(balances.kept)}
        · ${th.points} ${String(balances.points)}
      </p>
    </section>`
}

function money({ member, movements, deposits, slips, withdrawals, launches }: MemberHistory): Markup {
  return html`${tableSection(
      'movements',
      th.movements,
      movements.map((movement) => {
        const { created_at, amount, unit, title } = movement
        return row(
          clockTime(created_at),
          html`${kindWord(toEntry(movement), words)} <span class="soft">${title ?? ''}</span>`,
          unit === 'THB' ? sum(amount) : `${amount} ${words.unit.PNT}`,
        )
      }),
    )}
    <p><a class="button" href="/desk/members/${member.uuid}/movements.csv">${th.csv}</a></p>
    ${tableSection(
      'deposits',
      th.deposits,
      deposits.map(({ createdAt, amount, channel, status, transRef }) =>
        row(clockTime(createdAt), `${channel} ${status}`, sum(amount), transRef ?? ''),
      ),
    )}
    ${tableSection(
      'slips',
      th.slips,
      slips.map(({ createdAt, amount, status, transRef, remark }) =>
        row(clockTime(createdAt), status, sum(amount), transRef ?? '', remark ?? ''),
      ),
    )}
    ${tableSection(
      'withdrawals',
      th.withdrawals,
      withdrawals.map(({ createdAt, amount, status, remark }) =>
        row(clockTime(createdAt), work.withdrawals.status[status], sum(amount), remark ?? ''),
      ),
    )}
    ${tableSection(
      'games',
      th.games,
      launches.map(({ launch: { createdAt, status, moved, returned, paidBack }, game }) =>
        row(
          clockTime(createdAt),
          html`${game} <span class="soft">${status}</span>`,
          status === 'RETURNED' ? sum((returned ?? 0n) + paidBack - moved) : sum(moved),
        ),
      ),
    )}`
}

function person(history: MemberHistory, may: May): Markup {
  const { member, sessions, limits, breaks, identity, notes } = history
  return html`${may('suspendMember') ? memberActions(history) : ''}${may('closeAccountWithMoney') && member.status === 'ACTIVE' ? closeWithMoney(history) : ''}${adjusting(history, may)}
    <section class="card" id="notes">
      <h2>${th.notes}</h2>
      ${pressForm(`members/${member.uuid}/note`, th.addNote, {
        more: textInput('text', th.note, { longest: 1_000 }),
      })}
      ${notes.map(({ text, by, at }) => html`<p>${text}<br /><span class="soft">${by} · ${clockTime(at)}</span></p>`)}
    </section>
    ${tableSection(
      'sessions',
      th.sessions,
      sessions.map(({ platform, userAgent, lastSeenAt }) => row(clockTime(lastSeenAt), platform, userAgent)),
    )}
    ${sessions.length > 0 && may('endMemberSessions') ? pressForm(`members/${member.uuid}/end-sessions`, th.endSessions, { kind: 'bad' }) : ''}
    ${tableSection('limits', th.limits, [
      ...limits.map(({ kind, period, amount, wanted, askedAt }) =>
        row(
          `${th.limit[kind]} ${th.period[period]}`,
          sum(amount),
          askedAt ? th.waits(wanted === null ? th.noLimit : baht(wanted)) : '',
        ),
      ),
      ...breaks.map(({ kind, startsAt, endsAt }) =>
        row(th.breaks[kind], clockTime(startsAt), endsAt ? th.until(clockTime(endsAt)) : th.forEver),
      ),
    ])}
    ${tableSection(
      'identity',
      th.identity,
      identity.map(({ status, createdAt, reason }) =>
        row(clockTime(createdAt), th.identities[status], reason ?? ''),
      ),
    )}`
}

const adjusting = ({ member, adjustments }: MemberHistory, may: May): Markup =>
  html`<section class="card" id="adjust">
    <h2>${work.adjust.title}</h2>
    ${adjustments.map((adjustment) => adjustmentItem(adjustment, '', may))}${adjustmentForm(member.uuid)}
  </section>`
