import { type Item, isSettled } from '@member/api/operations'
import { type AppEnv, toCsv } from '@member/api/http'
import { clockTime, baht } from '@member/api/values/figures'
import { toBaht } from '@member/api/values/satang'
import { dateOf, day, dayStart } from '@member/api/values/bangkok'
import { Hono, type Context } from 'hono'
import type { PageServices } from '../staffAuthentication.ts'
import { csvFile } from '../formIn.ts'
import { show, memberLink } from '../show.ts'
import { th } from './th.ts'
import { field, finder, linkButton } from '@member/staff-page/form'
import { card, chip, said, soft, table, type Content } from '@member/staff-page/parts'

const { head } = th
/** Returns the label of a deposit channel; any other note unchanged. */
const noteWords = (note: string) => th.channels[note] ?? note

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

const reconciliationView = (items: Item[], date: string): Content => {
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

const figure = (satang: bigint | null) => (satang === null ? '' : toBaht(satang).toFixed(2))

const line = ({ at, direction, state, at_bank, booked, username, reference, note }: Item) => [
  clockTime(at),
  th.direction[direction],
  th.state[state],
  figure(at_bank),
  figure(booked),
  username ?? '',
  reference ?? '',
  note ? noteWords(note) : '',
]

export function reconciliationPage(services: PageServices) {
  const { reads, clock } = services
  const asked = (context: Context) => {
    const date = context.req.query('day') ?? ''
    const start = dayStart(date)
    return start ? { date, start } : { date: dateOf(clock()), start: dayStart(dateOf(clock()))! }
  }
  const itemsOf = (start: Date) => reads.reconciliation(start, new Date(start.getTime() + day))
  return new Hono<AppEnv>()
    .get('/desk/reconciliation', async (context) => {
      const { date, start } = asked(context)
      const content = reconciliationView(await itemsOf(start), date)
      return show(context, services, '/desk/reconciliation', th.title, content)
    })
    .get('/desk/reconciliation.csv', async (context) => {
      const { date, start } = asked(context)
      const { at, direction, state, atBank, booked, member, reference, note } = head
      const columns = [at, direction, state, atBank, booked, member, reference, note]
      return csvFile(context, `${date}.csv`, toCsv([columns, ...(await itemsOf(start)).map(line)]))
    })
}
