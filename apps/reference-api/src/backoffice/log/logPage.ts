import { and, desc, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { operationLog } from '../../database/schema.ts'
import { layout } from '../../staffPage/layout.ts'
import { viewerOf } from '../../staffPage/viewer.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { toCsv } from '../../http/toCsv.ts'
import { tableSection } from '../actionForm.ts'
import { csvFile } from '../csvFile.ts'
import { th } from '../th.ts'
import { actsNamed, writtenOut } from './writtenOut.ts'
import { logRows } from './logView.ts'

const most = 200
/** Lines of the file: a year of a busy desk. */
const mostInFile = 100_000

/** The log of operations, searched by who, what, why and ids, the newest first; all that is found as CSV. */
export function logPage(services: Services) {
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
      const content = html`<form method="get" action="/desk/log" class="row">
          <input
            type="search"
            name="q"
            value="${search}"
            placeholder="${th.searchLog}"
            aria-label="${th.searchLog}"
          />
          <button>${th.search}</button
          ><a class="button" href="/desk/log.csv?q=${encodeURIComponent(search)}">CSV</a>
        </form>
        ${tableSection('log', th.log, logRows(lines))}
        ${last ? html`<p><a class="button" href="/desk/log?q=${encodeURIComponent(search)}&before=${last.id}">${th.older}</a></p>` : ''}`
      return context.html(layout('/desk/log', th.log, undefined, content, viewerOf(context, services)))
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
