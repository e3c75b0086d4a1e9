import webpush from 'web-push'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '@member/api/adapter'
import type { PushKeys } from '@member/api/main'
import { simSwitches } from './partnerTables.ts'

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() })
const isKeys = eq(simSwitches.key, 'pushKeys')

/** Returns the push keys of a simulation, created once and stored. */
export async function simulatedPushKeys(database: Database): Promise<PushKeys> {
  await database
    .insert(simSwitches)
    .values({ key: 'pushKeys', value: webpush.generateVAPIDKeys() })
    .onConflictDoNothing()
  const [row] = await database.select().from(simSwitches).where(isKeys)
  return v.parse(Keys, row?.value)
}
