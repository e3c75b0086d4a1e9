import { {{name}}Call } from '@member/api-client/contract'
import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { {{name}} as table } from '../../database/schema.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { apiTime } from '../../values/bangkok.ts'
import { maximumRows } from '../../values/maximumRows.ts'

export function {{name}}(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, {{name}}Call, async ({ database, member }) => {
    const rows = await database
      .select()
      .from(table)
      .where(eq(table.memberUuid, member.uuid))
      .orderBy(desc(table.createdAt), desc(table.uuid))
      .limit(maximumRows)
    return rows.map(({ uuid, name, createdAt }) => ({ uuid, name, createdAt: apiTime(createdAt) }))
  })
  return router
}
