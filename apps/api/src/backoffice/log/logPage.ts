import { and, desc, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { operationLog } from '../../database/schema.ts'
import { finder, linkButton, searchField } from '@member/staff-page/form'
import { card } from '@member/staff-page/parts'
import type { AppEnv } from '../../services/services.ts'
import type { BackOfficeServices } from '../entrance.ts'
import { toCsv } from '../../http/toCsv.ts'
import { csvFile } from '../csvFile.ts'
import { show } from '../show.ts'
import { th } from '../th.ts'
import { actsNamed, writtenOut } from './writtenOut.ts'
import { logTable } from './logView.ts'

const most = 200
const mostInFile = 100_000

export function logPage(services: BackOfficeServices) {
  const { database } = services
  const found = (search: string, limit: number, before?: bigint) => {
    const like = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
    const fits = or(
      ilike(operationLog.byName, like),
      ilike(operationLog.act, like),
      inArray(operationLog.act, actsNamed(search)),
      ilike(operationLog.why, like),
      ilike(operationLog.subject, like),
      ilike(sql`${operationLog.memberUuid}::text`, like),
      ilike(sql`${operationLog.detail}::text`, like),
    )
    return database
      .select()
      .from(operationLog)
      .where(and(search ? fits : undefined, before === undefined ? undefined : lt(operationLog.id, before)))
      .orderBy(desc(operationLog.id))
      .limit(limit)
  }
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
        writtenOut(detail),
      ])
      const head = ['id', 'at', 'by_kind', 'by', 'act', 'member', 'subject', 'why', 'detail']
      return csvFile(context, 'log.csv', toCsv([head, ...rows]))
    })
}
