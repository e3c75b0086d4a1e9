import { language } from '@member/i18n'
import { eq, sql } from 'drizzle-orm'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { settings } from '../../database/schema.ts'
import { Site } from '../../services/site.ts'
import { Refusal } from '../../http/refusals.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { t } from '../../http/words.ts'

const schemas = {
  site: Site,
  operation: v.object({
    websiteStatus: v.optional(v.picklist(['ON', 'MA']), 'ON'),
    message: v.optional(v.string()),
    messageEnglish: v.optional(v.string()),
    until: v.optional(v.string()),
  }),
}

export type Operation = Omit<v.InferOutput<typeof schemas.operation>, 'messageEnglish'>
type Settings = { [Key in keyof typeof schemas]: v.InferOutput<(typeof schemas)[Key]> }

const setting = prepared('setting', ['key'], (database, { key }) =>
  database.select({ value: settings.value }).from(settings).where(eq(settings.key, key)),
)

async function read(tx: Database, key: keyof Settings): Promise<unknown> {
  const [row] = await setting(tx, { key })
  return row?.value ?? {}
}

/** Returns the operator's settings with defaults. */
export const readSite = async (tx: Database) => toSite(await read(tx, 'site'))
export const toSite = (value: unknown) => v.parse(schemas.site, value ?? {})

/** Returns the settings to change; other changes wait for the end of the transaction, so that none is lost. */
export async function lockSite(tx: Database) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
  return readSite(tx)
}

export const readOperation = async (tx: Database) => toOperation(await read(tx, 'operation'))
export function toOperation(value: unknown): Operation {
  const { messageEnglish, ...operation } = v.parse(schemas.operation, value ?? {})
  return language() === 'en' && messageEnglish ? { ...operation, message: messageEnglish } : operation
}

export const writeSite = (tx: Database, value: Settings['site']) => write(tx, 'site', value)
export const writeOperation = (tx: Database, value: Settings['operation']) => write(tx, 'operation', value)

async function write(tx: Database, key: keyof Settings, value: object) {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: new Date() } })
}

const alwaysOpen = '/api/setting/operational/website'

/** Middleware that refuses all calls during maintenance, except the one that reads the status. */
export function openOnly({ database }: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    if (context.req.path !== alwaysOpen) refuseWhileClosed(await readOperation(database))
    await next()
  }
}

export function refuseWhileClosed({ websiteStatus, message, until }: Operation) {
  if (websiteStatus !== 'MA') return
  throw new Refusal(503_001, {
    message: message ?? t.maintenance,
    data: { websiteStatus, ...(until && { until }) },
  })
}
