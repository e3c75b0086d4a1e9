import { html } from 'hono/html'
import { baht, clockTime } from '../../values/figures.ts'
import type { Markup } from '../../staffPage/layout.ts'
import { row, tableSection } from '../actionForm.ts'
import { isSettled, type Item } from '../../operations/reads/reconcile.ts'
import { th } from './th.ts'

const money = (satang: bigint | null) => (satang === null ? '–' : baht(satang))
const total = (items: Item[], of: 'at_bank' | 'booked') =>
  baht(items.reduce((sum, item) => sum + (item[of] ?? 0n), 0n))

const itemRow = ({ at, direction, state, at_bank, booked, member_uuid, username, reference, note }: Item) =>
  row(
    clockTime(at).slice(11),
    html`${th.direction[direction]}<br /><span class="chip warn">${th.state[state]}</span>`,
    money(at_bank),
    money(booked),
    member_uuid ? html`<a href="/desk/members/${member_uuid}">${username}</a>` : '',
    html`${reference ?? ''} <span class="soft">${note ?? ''}</span>`,
  )

/** Sums by direction and state. */
function sums(items: Item[]): Markup[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = `${item.direction} ${item.state}`
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups.keys()].toSorted().map((name) => {
    const group = groups.get(name)!
    const { direction, state } = group[0]!
    return row(
      th.direction[direction],
      th.state[state],
      String(group.length),
      total(group, 'at_bank'),
      total(group, 'booked'),
    )
  })
}

/** One day: its sums, and what somebody has to look at. */
export function reconciliationView(items: Item[], date: string): Markup {
  const open = items.filter((item) => !isSettled(item))
  const { at, direction, state, atBank, booked, member, reference, count } = th.head
  return html`<p class="lead">${th.lead}</p>
    <form method="get" action="/desk/reconciliation" class="row">
      <input type="date" name="day" value="${date}" aria-label="${th.day}" />
      <button>${th.show}</button>
      <a class="button" href="/desk/reconciliation.csv?day=${date}">${th.csv}</a>
    </form>
    ${tableSection('sums', th.sums, sums(items), [direction, state, count, atBank, booked])}
    ${
      open.length > 0
        ? tableSection('unmatched', `${th.unmatched} (${open.length})`, open.map(itemRow), [
            at,
            direction,
            atBank,
            booked,
            member,
            reference,
          ])
        : html`<p class="good">${th.balanced}</p>`
    }`
}
