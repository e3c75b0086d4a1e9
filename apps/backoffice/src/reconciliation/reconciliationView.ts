import { isSettled, type Item } from '@member/api/operations'
import { baht, clockTime } from '@member/api/values/figures'
import { field, finder, linkButton } from '@member/staff-page/form'
import { card, chip, said, soft, table, type Content } from '@member/staff-page/parts'
import { memberLink } from '../memberLink.ts'
import { th } from './th.ts'

const { head } = th
/** Returns the label of a deposit channel; any other note unchanged. */
export const noteWords = (note: string) => th.channels[note] ?? note

const money = (satang: bigint | null) => (satang === null ? '–' : baht(satang))
const total = (items: Item[], of: 'at_bank' | 'booked') =>
  baht(items.reduce((sum, item) => sum + (item[of] ?? 0n), 0n))

const sums = (items: Item[]) => {
  const groups = Map.groupBy(items, ({ direction, state }) => `${direction} ${state}`)
  return table(
    [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group),
    [
      [head.direction, ([one]) => one && th.direction[one.direction]],
      [head.state, ([one]) => one && th.state[one.state]],
      [head.count, ({ length }) => length, 'figure'],
      [head.atBank, (group) => total(group, 'at_bank'), 'figure'],
      [head.booked, (group) => total(group, 'booked'), 'figure'],
    ],
  )
}

const unsettled = (items: Item[]) =>
  table(items, [
    [head.at, ({ at }) => clockTime(at).slice(11)],
    [head.direction, ({ direction }) => th.direction[direction]],
    [head.state, ({ state }) => chip(th.state[state], 'warn')],
    [head.atBank, ({ at_bank }) => money(at_bank), 'figure'],
    [head.booked, ({ booked }) => money(booked), 'figure'],
    [head.member, ({ member_uuid, username }) => member_uuid && memberLink(member_uuid, username ?? '')],
    [head.reference, ({ reference, note }) => [reference, ' ', note && soft(noteWords(note))]],
  ])

export const reconciliationView = (items: Item[], date: string): Content => {
  const open = items.filter((item) => !isSettled(item))
  return [
    said(th.lead),
    finder(
      '/desk/reconciliation',
      field('day', th.day, { type: 'date', value: date }),
      linkButton(`/desk/reconciliation.csv?day=${date}`, th.csv),
      th.show,
    ),
    card('sums', th.sums, sums(items)),
    open.length > 0
      ? card('unmatched', `${th.unmatched} (${open.length})`, unsettled(open))
      : said(th.balanced, 'good'),
  ]
}
