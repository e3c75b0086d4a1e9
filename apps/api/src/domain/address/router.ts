import { Address, addressCall, saveAddressCall } from '@member/api-client'
import { Hono } from 'hono'
import * as v from 'valibot'
import { addresses } from '../../database/schema.ts'
import { addressOf } from './addressOf.ts'
import { notFound } from '../../http/refusals.ts'
import { serve } from '../../http/serve.ts'
import type { AppEnv, Services } from '../../services/services.ts'
import { validated } from '../../http/readInput.ts'

/** Schema of a complete address. A first address must be complete; later ones may contain only changed fields. */
const CompleteAddress = v.omit(Address, ['uuid'])

export function address(services: Services) {
  const router = new Hono<AppEnv>()
  serve(router, services, addressCall, ({ database, member }) => addressOf(database, member.uuid))
  serve(router, services, saveAddressCall, async ({ database, member, body, now }) => {
    const given = v.parse(v.record(v.string(), v.optional(v.string())), body)
    const whole = validated(CompleteAddress, { ...(await addressOf(database, member.uuid)), ...given })
    await database
      .insert(addresses)
      .values({ ...whole, memberUuid: member.uuid, updatedAt: now })
      .onConflictDoUpdate({ target: addresses.memberUuid, set: { ...given, updatedAt: now } })
    const saved = await addressOf(database, member.uuid)
    if (!saved) throw notFound()
    return saved
  })
  return router
}
