import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { operationLog } from '../database/schema.ts'
import type { Member, Services } from '../services/services.ts'
import { chooseBonus } from '../domain/bonuses/chosenBonus.ts'
import { creditBalance } from '../domain/games/seamless/bets.ts'
import { findViolations } from '../database/invariants/invariants.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import { operationsAs } from './operations.ts'
import { th } from '../domain/audit/th.ts'

let open: OpenDatabase
let services: Services
let member: Member

beforeAll(async () => {
  open = await openTestDatabase()
  services = testServices(open.database).services
})
afterAll(() => open.close())
beforeEach(async () => {
  member = await newMember(services)
  await payIn(services, member, 500)
  return async () => expect(await findViolations(open.database)).toEqual([])
})

const as = (name: string) => operationsAs(services, { kind: 'STAFF', name, roles: ['payments'] })
const adjust = (baht: number, change: { key?: string; why?: string } = {}) =>
  as('somchai').adjustCredit({
    key: crypto.randomUUID(),
    memberUuid: member.uuid,
    amount: BigInt(baht) * 100n,
    why: 'ฝากแล้วไม่เข้า',
    ...change,
  })
const credit = async () => Number(await creditBalance(open.database, member.uuid)) / 100

test('a small correction is made at once, and once, with its reason in the log', async () => {
  const key = crypto.randomUUID()
  const presses = await Promise.allSettled([1, 2, 3].map(() => adjust(200, { key })))
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await credit()).toBe(700)
  const [line] = await open.database.select().from(operationLog).orderBy(desc(operationLog.id)).limit(1)
  expect(line).toMatchObject({ act: 'CREDIT_ADJUSTED', why: 'ฝากแล้วไม่เข้า', detail: { amount: 200 } })
})

test('a large one moves nothing until another person approves it', async () => {
  const key = crypto.randomUUID()
  await adjust(1_001, { key })
  expect(await credit()).toBe(500)
  await expect(as('somchai').approveAdjustment(key)).rejects.toThrow(th.secondPerson)
  expect(await credit()).toBe(500)
  await as('malee').approveAdjustment(key)
  expect(await credit()).toBe(1_501)
  await expect(as('malee').approveAdjustment(key)).rejects.toThrow(th.settled)
  await expect(as('malee').refuseAdjustment(key)).rejects.toThrow(th.settled)
})

const compensate = (memberUuid: string) =>
  as('wichai').adjustCredit({ key: crypto.randomUUID(), memberUuid, amount: 60_000n, why: 'ชดเชย' })

test('what one person corrects alone in a day is limited in all, at once and one after the other, of any member', async () => {
  const others = [await newMember(services), await newMember(services)]
  await Promise.all(others.map(({ uuid }) => compensate(uuid)))
  await compensate(member.uuid)
  const balances = [...others, member].map(
    async ({ uuid }) => Number(await creditBalance(open.database, uuid)) / 100,
  )
  expect((await Promise.all(balances)).toSorted((one, other) => one - other)).toEqual([0, 500, 600])
})

test('a large one that is refused moves nothing', async () => {
  const key = crypto.randomUUID()
  await adjust(-5_000, { key })
  await as('somchai').refuseAdjustment(key)
  expect(await credit()).toBe(500)
})

test('no more is taken than there is, and nothing without a reason', async () => {
  await expect(adjust(-501)).rejects.toThrow(th.tooLittleCredit)
  await expect(adjust(10, { why: ' ' })).rejects.toThrow(th.adjustReason)
  await expect(adjust(0)).rejects.toThrow(th.amount)
  await adjust(-500)
  expect(await credit()).toBe(0)
})

test('a held bonus is not taken, only the member’s own money', async () => {
  const takenAt = services.clock()
  await chooseBonus(open.database, {
    memberUuid: member.uuid,
    offer: '1',
    promotion: 'a promotion',
    promotionPeriod: 'ONCE',
    amount: 10_000n,
    rate: 2_000,
    most: 10_000n,
    extra: 0,
    turnoverTimes: 3,
    takenAt,
    expiresAt: new Date(takenAt.getTime() + 60_000),
  })
  await payIn(services, member, 100)
  expect(await credit()).toBe(620)
  const take = (baht: number) =>
    as('kanya').adjustCredit({
      key: crypto.randomUUID(),
      memberUuid: member.uuid,
      amount: BigInt(-baht) * 100n,
      why: 'เติมซ้ำ',
    })
  await expect(take(601)).rejects.toThrow(th.bonusInCredit('฿20.00'))
  await take(600)
  expect(await credit()).toBe(20)
})
