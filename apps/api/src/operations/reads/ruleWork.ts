import { desc } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { settingLog } from '../../database/schema.ts'
import { rulesOf } from '../setRules.ts'
import { readSite } from '../../domain/settings/settings.ts'
import { apiTime } from '../../values/bangkok.ts'

export async function ruleWork(database: Database) {
  const lines = await database.select().from(settingLog).orderBy(desc(settingLog.id)).limit(20)
  const site = await readSite(database)
  return {
    rules: rulesOf(site),
    payoutUpTo: site.payoutUpTo,
    ruleLog: lines.map(({ who, changed, at }) => ({ who, changed, at: apiTime(at) })),
  }
}

export type RuleWork = Awaited<ReturnType<typeof ruleWork>>
