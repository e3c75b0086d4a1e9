import { Hono } from 'hono'
import type { Context } from 'hono'
import { clockTime } from '../../values/figures.ts'
import type { AppEnv } from '../../services/services.ts'
import type { BackOfficeServices } from '../entrance.ts'
import { toCsv } from '../../http/toCsv.ts'
import { toBaht } from '../../values/satang.ts'
import { dateOf, day, dayStart } from '../../values/bangkok.ts'
import { csvFile } from '../csvFile.ts'
import { show } from '../show.ts'
import { reconcile, type Item } from '../../operations/reads/reconcile.ts'
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

export function reconciliationPage(services: BackOfficeServices) {
  const { database, clock } = services
  const asked = (context: Context) => {
    const date = context.req.query('day') ?? ''
    const start = dayStart(date)
    return start ? { date, start } : { date: dateOf(clock()), start: dayStart(dateOf(clock()))! }
  }
  const itemsOf = (start: Date) =>
    reconcile(database, { from: start, until: new Date(start.getTime() + day) })
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
