import { memberDataCall } from '@member/api-client'
import { Hono } from 'hono'
import { fileQueue } from '../../../http/queues.ts'
import { serve } from '../../../http/serve.ts'
import { stepUpForAccount } from '../../sessions/stepUp.ts'
import type { AppEnv, Services } from '../../../services/services.ts'
import { dateOf } from '../../../values/bangkok.ts'
import { readMemberData } from './readMemberData.ts'

export function memberData(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, memberDataCall, async ({ database, member, now, context }) => {
    // The export contains everything, so the device's current user must prove to be the member.
    await stepUpForAccount(database, context, now)
    const text = await fileQueue(services).run(member.uuid, async () =>
      JSON.stringify(await readMemberData(database, member), asJson, 2),
    )
    return { name: `${member.username}-${dateOf(now)}.json`, text }
  })
  return router
}

const asJson = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
