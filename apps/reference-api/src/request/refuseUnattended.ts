import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { touch, touchEvery } from '../signIn/touch.ts'
import { passwordAgain } from './refusals.ts'
import type { AppEnv } from './services.ts'

/** Who has not touched the app for longer than the operator allows gives the password before money moves or a game opens. */
export async function refuseUnattended(database: Database, context: Context<AppEnv>, now: Date) {
  const awayMs = now.getTime() - context.get('touchedAt').getTime()
  if (awayMs < touchEvery) return
  if (awayMs >= context.get('site').idleMinutes * 60_000) throw passwordAgain()
  await touch(database, context.get('sessionUuid'), now)
}
