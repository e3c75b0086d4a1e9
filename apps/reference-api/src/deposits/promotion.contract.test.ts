import {
  getCredit,
  getLevel,
  getMember,
  getMemberSetting,
  getSetting,
  listDeposits,
} from '@member/api-client'
import type { PromotionSetting } from '@member/api-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '../request/services.ts'
import { readSite, writeSite } from '../site/settings.ts'
import { findWrongs } from '../testing/invariants.ts'
import { newMember } from '../testing/newMember.ts'
import { payIn } from '../testing/payIn.ts'
import { standServer, type StoodServer } from '../testing/standServer.ts'

let server: StoodServer
let member: Member

const promotion: PromotionSetting = {
  bonusMax: 200,
  bonusRate: 10,
  bonusTimeStart: '08:00:00',
  bonusTimeEnd: '12:00:00',
  endNumberBonus: 99,
  bonusRate2: 5,
  bonusTimeStart2: '22:00:00',
  bonusTimeEnd2: '02:00:00',
  endNumberBonus2: 0,
}

const run = async (running: PromotionSetting | null) => {
  const site = await readSite(server.services.database)
  await writeSite(server.services.database, { ...site, promotion: running, turnoverTimes: 5 })
}

beforeAll(async () => {
  server = await standServer()
})
afterAll(async () => {
  expect(await findWrongs(server.services.database)).toEqual([])
  await server.fall()
})
beforeEach(async () => {
  await run(promotion)
  server.turnTo(new Date('2026-11-18T09:00:00+07:00'))
  member = await newMember(server.services)
  await server.enter(member)
})

test('a visitor, a member and the member’s own setting are told of the same two periods', async () => {
  expect((await getSetting()).promotion).toEqual(promotion)
  expect(await getMemberSetting()).toEqual({ setting: promotion })
  expect((await getMember()).setting).toEqual(promotion)
})

test('where none runs, nobody is told of one and no deposit has a bonus', async () => {
  await run(null)
  expect((await getSetting()).promotion).toBeNull()
  expect(await getMemberSetting()).toEqual({ setting: null })
  await payIn(server.services, member, 500)
  expect((await getCredit()).balance).toBe(500)
})

/** Deposits baht at a Bangkok time; answers its bonus. */
const bonusAt = async (time: string, baht: number) => {
  server.turnTo(new Date(`2026-11-18T${time}+07:00`))
  await server.enter(member)
  await payIn(server.services, member, baht)
  return (await listDeposits()).items[0]?.bonus
}

describe('a deposit', () => {
  test('in the first period gets its rate, in credit and turnover', async () => {
    expect(await bonusAt('08:00:00', 500)).toBe(50)
    expect((await getCredit()).balance).toBe(550)
    expect((await getLevel()).turnoverLeft).toBe(250)
  })

  test('in the second, which runs past midnight, gets the other', async () => {
    expect(await bonusAt('23:30:00', 500)).toBe(25)
    expect(await bonusAt('01:59:59', 500)).toBe(25)
  })

  test('gets no more than the most there is', async () => {
    expect(await bonusAt('09:00:00', 9_000)).toBe(200)
  })

  test('that ends in the promotion’s satang gets them on top', async () => {
    expect(await bonusAt('09:00:00', 100.99)).toBe(11.08)
    expect(await bonusAt('23:00:00', 100)).toBe(5)
  })

  test('outside of both gets none, and carries no turnover', async () => {
    expect(await bonusAt('12:00:00', 500)).toBe(0)
    expect(await bonusAt('02:00:00', 500)).toBe(0)
    expect((await getLevel()).turnoverLeft).toBe(0)
  })

  test('that is told of twice at once gets one bonus', async () => {
    const reference = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => payIn(server.services, member, 500, reference)))
    expect((await getCredit()).balance).toBe(550)
    expect((await getLevel()).turnoverLeft).toBe(250)
  })
})
