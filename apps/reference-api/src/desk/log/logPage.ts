import { desc, ilike, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { operationLog } from '../../database/schema.ts'
import { layout } from '../../operatorPage/layout.ts'
import type { AppEnv, Services } from '../../request/services.ts'
import { toCsv } from '../../request/toCsv.ts'
import { tableSection } from '../actionForm.ts'
import { csvFile } from '../csvFile.ts'
import { th } from '../th.ts'
import { logRows } from './logView.ts'

const most = 200

/** The log of operations, searched by who, what, why and ids; the same as CSV. */
export function logPage({ database, simulate }: Services) {
  const found = (search: string) => {
    const like = `%${search.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
    const fits = or(
      ilike(operationLog.byName, like),
      ilike(operationLog.act, like),
      ilike(operationLog.why, like),
      ilike(operationLog.subject, like),
      ilike(sql`${operationLog.memberUuid}::text`, like),
      ilike(sql`${operationLog.detail}::text`, like),
    )
    return database
      .select()
      .from(operationLog)
      .where(search ? fits : undefined)
      .orderBy(desc(operationLog.id))
      .limit(most)
  }
  return new Hono<AppEnv>()
    .get('/desk/log', async (context) => {
      const search = context.req.query('q') ?? ''
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
        ${tableSection('log', th.log, logRows(await found(search)))}`
      return context.html(layout('/desk/log', th.log, undefined, content, simulate))
    })
    .get('/desk/log.csv', async (context) => {
      const lines = await found(context.req.query('q') ?? '')
      const rows = lines.map(({ id, at, byKind, byName, act, memberUuid, subject, why, detail }) => [
        String(id),
        at.toISOString(),
        byKind,
        byName,
        act,
        memberUuid ?? '',
        subject ?? '',
        why ?? '',
        JSON.stringify(detail),
      ])
      const head = ['id', 'at', 'by_kind', 'by', 'act', 'member', 'subject', 'why', 'detail']
      return csvFile(context, 'log.csv', toCsv([head, ...rows]))
    })
}
