import { type Spending, spendingCall, spendingFileCall } from '@member/api-client/contract'
import { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { toCsv } from '../../http/toCsv.ts'
import { dateOf } from '../../values/bangkok.ts'
import { spendingOf } from './spending.ts'
import { t } from './words.ts'

export function spendingCalls(services: Services) {
  const router = new Hono<AppEnv>()

  serve(router, services, spendingCall, ({ database, member, now }) => spendingOf(database, member.uuid, now))

  serve(router, services, spendingFileCall, async ({ database, member, now }) => ({
    name: `spending-${member.username}-${dateOf(now)}.csv`,
    text: toCsv([t.spending.head, ...linesOf(await spendingOf(database, member.uuid, now))]),
  }))
  return router
}

const figures = ({ deposited, withdrawn, net }: Spending['months'][number] | Spending['periods'][number]) =>
  [deposited, withdrawn, net].map((baht) => baht.toFixed(2))

const linesOf = ({ periods, months }: Spending) => [
  ...periods.map((sum) => [
    t.spending.period[sum.period],
    sum.since?.slice(0, 10) ?? '',
    ...figures(sum),
    String(sum.playedMinutes),
  ]),
  ...months.map((sum) => [sum.month, `${sum.month}-01`, ...figures(sum), '']),
]
