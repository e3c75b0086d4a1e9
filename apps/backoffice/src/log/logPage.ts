import { type AppEnv, toCsv } from '@member/api/http'
import { Hono } from 'hono'
import { finder, linkButton, searchField } from '@member/staff-page/form'
import { card } from '@member/staff-page/parts'
import type { PageServices } from '../staffAuthentication.ts'
import { csvFile } from '../formIn.ts'
import { show } from '../show.ts'
import { th } from '../th.ts'
import { actsMatching, logDetail, logTable } from './logView.ts'

const most = 200
const mostInFile = 100_000

export function logPage(services: PageServices) {
  const found = (search: string, limit: number, before?: bigint) =>
    services.reads.log({ search, acts: actsMatching(search), limit, before })
  return new Hono<AppEnv>()
    .get('/desk/log', async (context) => {
      const search = context.req.query('q') ?? ''
      const { before = '' } = context.req.query()
      const lines = await found(search, most, /^\d{1,18}$/.test(before) ? BigInt(before) : undefined)
      const last = lines.length === most ? lines.at(-1) : undefined
      const asked = `q=${encodeURIComponent(search)}`
      const content = [
        finder(
          '/desk/log',
          searchField('q', th.searchLog, search),
          linkButton(`/desk/log.csv?${asked}`, 'CSV'),
        ),
        card('log', th.log, logTable(lines)),
        last && linkButton(`/desk/log?${asked}&before=${last.id}`, th.older),
      ]
      return show(context, services, '/desk/log', th.log, content)
    })
    .get('/desk/log.csv', async (context) => {
      const lines = await found(context.req.query('q') ?? '', mostInFile)
      const rows = lines.map(({ id, at, byKind, byName, act, memberUuid, subject, why, detail }) => [
        String(id),
        at.toISOString(),
        byKind,
        byName,
        act,
        memberUuid ?? '',
        subject ?? '',
        why ?? '',
        logDetail(detail),
      ])
      const head = ['id', 'at', 'by_kind', 'by', 'act', 'member', 'subject', 'why', 'detail']
      return csvFile(context, 'log.csv', toCsv([head, ...rows]))
    })
}
