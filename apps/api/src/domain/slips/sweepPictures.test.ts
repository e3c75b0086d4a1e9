import { afterAll, beforeAll, expect, test } from 'vitest'
import { slipImages, slipRequests, slips } from '../../database/schema.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { sweep } from '../../jobs/sweep.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'
import { day } from '../../values/bangkok.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('a picture is stored as long as the operator says, and while it waits at the back office', async () => {
  const { services } = testServices(open.database)
  const { database, clock } = services
  const { uuid: memberUuid } = await newMember(services)
  const now = clock()
  const keep = async (days: number) => {
    const createdAt = new Date(now.getTime() - days * day)
    const [left] = await database
      .insert(slipImages)
      .values({ memberUuid, mime: 'image/jpeg', width: 1, height: 1, content: new Uint8Array(1), createdAt })
      .returning()
    return left!.uuid
  }
  const request = (imageUuid: string, status: 'PENDING' | 'APPROVED') => ({
    memberUuid,
    order: crypto.randomUUID(),
    imageUuid,
    bankName: 'SCB',
    amount: 100n,
    transAt: now,
    status,
  })
  const [young, old, settled, waiting] = [await keep(89), await keep(91), await keep(91), await keep(91)]
  await database.insert(slips).values({ memberUuid, imageUuid: old, next: 'CONFIRM', expiresAt: now })
  await database.insert(slipRequests).values([request(settled, 'APPROVED'), request(waiting, 'PENDING')])

  await sweep(services)

  const left = await database.select({ uuid: slipImages.uuid }).from(slipImages)
  expect(new Set(left.map(({ uuid }) => uuid))).toEqual(new Set([young, waiting]))
  expect(await database.select().from(slips)).toMatchObject([{ imageUuid: null }])
})
