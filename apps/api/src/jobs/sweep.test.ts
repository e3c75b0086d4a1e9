import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import {
  bonusChoices,
  deposits,
  idempotency,
  slipRequests,
  slips,
  staff,
  staffInvitations,
  staffSessions,
  slipImages,
} from '../database/schema.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import { day } from '../values/bangkok.ts'
import { sweep } from './sweep.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const invitation = (username: string, expiresAt: Date) => ({
  username,
  tokenHash: username,
  secret: new Uint8Array(1),
  expiresAt,
  roles: ['support' as const],
  invitedBy: 'owner',
})

test('sessions and invitations of staff are deleted once they are over', async () => {
  const { services } = testServices(open.database)
  const { database, clock } = services
  const at = (days: number) => new Date(clock().getTime() + days * day)
  const account = {
    username: 'somsri',
    roles: ['support' as const],
    passwordHash: '',
    secret: new Uint8Array(1),
  }
  const [row] = await database
    .insert(staff)
    .values({ ...account, createdAt: at(-60) })
    .returning()
  const session = (tokenHash: string, expiresAt: Date) => ({
    tokenHash,
    expiresAt,
    staffUuid: row!.uuid,
    userAgent: '',

    createdAt: at(-60),
    lastSeenAt: at(-60),
  })
  await database.insert(staffSessions).values([session('old', at(-31)), session('running', at(1))])
  await database.insert(staffInvitations).values([invitation('late', at(-1)), invitation('invited', at(1))])

  await sweep(services)

  expect(await database.select().from(staffSessions)).toMatchObject([{ tokenHash: 'running' }])
  expect(await database.select().from(staffInvitations)).toMatchObject([{ username: 'invited' }])
})

test('slips that were never credited are deleted long after, however many; money and requests remain', async () => {
  const { services } = testServices(open.database)
  const { database, clock } = services
  const member = await newMember(services)
  const { uuid: memberUuid } = member
  await payIn(services, member, 100)
  const [deposit] = await database.select().from(deposits)
  const at = (days: number) => new Date(clock().getTime() + days * day)
  const slip = (days: number, depositUuid: string | null = null) => ({
    uuid: crypto.randomUUID(),
    memberUuid,
    next: 'CONFIRM' as const,
    expiresAt: at(days),
    depositUuid,
  })
  const [requested, credited, young] = [slip(-91), slip(-91, deposit!.uuid), slip(-89)]
  const old = Array.from({ length: 1_001 }, () => slip(-91))
  await database.insert(slips).values([...old, requested, credited, young])
  await database.insert(slipRequests).values({
    memberUuid,
    order: crypto.randomUUID(),
    slipUuid: requested.uuid,
    bankName: 'SCB',

    amount: 100n,
    transAt: at(-91),
    status: 'REJECTED',
  })

  await sweep(services)

  const left = (await database.select().from(slips)).map(({ uuid }) => uuid)
  expect(new Set(left)).toEqual(new Set([requested, credited, young].map(({ uuid }) => uuid)))
  expect(await database.select().from(deposits)).toHaveLength(1)
})

test('a bonus choice is deleted long after it expired', async () => {
  const { services } = testServices(open.database)
  const { database, clock } = services
  const { uuid: memberUuid } = await newMember(services)
  const choice = (days: number) => ({
    memberUuid,
    offer: '1',
    promotion: '1.1',
    promotionPeriod: 'ONCE',
    amount: 100n,
    rate: 100,
    most: 1n,

    extra: 0,
    turnoverTimes: 1,
    takenAt: new Date(clock().getTime() + days * day),
    expiresAt: new Date(clock().getTime() + days * day + 1),
  })
  const young = choice(-89)
  await database.insert(bonusChoices).values([choice(-91), young])

  await sweep(services)

  expect(await database.select().from(bonusChoices)).toMatchObject([{ takenAt: young.takenAt }])
})

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
  const ofMember = await database.select().from(slips).where(eq(slips.memberUuid, memberUuid))
  expect(ofMember).toMatchObject([{ imageUuid: null }])
})

test('the answers of commands are deleted after a day, however many; their keys remain', async () => {
  const { services } = testServices(open.database)
  const { database, clock } = services
  const answered = (hours: number) => ({
    scope: 'visitor',
    call: 'POST /api/user/register',
    key: crypto.randomUUID(),
    bodyHash: '',
    status: 200,
    body: {},
    createdAt: new Date(clock().getTime() - hours * 3_600_000),
  })
  const young = answered(23)
  const old = Array.from({ length: 1_001 }, () => answered(25))
  await database.insert(idempotency).values([young, ...old])

  await sweep(services)

  const rows = await database.select().from(idempotency)
  expect(rows).toHaveLength(1_002)
  expect(rows.filter(({ status, body }) => status !== null || body !== null)).toMatchObject([
    { key: young.key },
  ])
})
