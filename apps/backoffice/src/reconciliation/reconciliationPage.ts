import type { Item } from '@member/api/operations'
import { type AppEnv, toCsv } from '@member/api/http'
import { clockTime } from '@member/api/values/figures'
import { toBaht } from '@member/api/values/satang'
import { dateOf, day, dayStart } from '@member/api/values/bangkok'
import { Hono } from 'hono'
import type { Context } from 'hono'
import type { PageServices } from '../staffAuthentication.ts'
import { csvFile } from '../csvFile.ts'
import { show } from '../show.ts'
import { noteWords, reconciliationView } from './reconciliationView.ts'
import { th } from './th.ts'

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
      const { at, direction, state, atBank, booked, member, reference, note } = th.head
      const head = [at, direction, state, atBank, booked, member, reference, note]
      return csvFile(context, `${date}.csv`, toCsv([head, ...(await itemsOf(start)).map(line)]))
    })
}
