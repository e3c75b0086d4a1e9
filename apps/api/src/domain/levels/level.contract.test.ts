import { getLevel, getMemberSummary, newCommand, withdraw } from '@member/api-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'
import { earnedLevel, nextLevel, ruleOf } from './levels.ts'

const server = testServer({ isChecked: true })
let member: Member

beforeEach(async () => {
  server.turnTo(new Date('2026-11-18T09:00:00+07:00'))
  member = await newMember(server.services)
  await server.logIn(member)
})

const deposits = (baht: number) => payIn(server.services, member, baht)
const on = async (moment: string) => {
  server.turnTo(new Date(moment))
  await server.logIn(member)
}

test('a new member is at the first level with all progress before them', async () => {
  expect(await getLevel()).toMatchObject({
    level: 1,
    depositTotal: 0,
    depositMonth: 0,
    nextLevel: 2,
    nextDepositLeft: 50_000,
    progressPercent: 0,
    withdrawMaxPerDay: 100_000,
    withdrawMaxPerTime: null,
    withdrawTimesPerDay: 5,
    withdrawUsed: { times: 0, amount: 0 },
    withdrawLeft: { times: 5, amount: 100_000 },
    withdrawable: 0,
    turnoverLeft: 0,
    turnover: null,
  })
})

test('all levels are listed with what they ask, what they allow and the brand’s refunds', async () => {
  const { levels } = await getLevel()
  expect(levels?.map(({ level, status }) => [level, status])).toEqual([
    [1, 'ACTIVE'],
    [2, 'ACTIVE'],
    [3, 'ACTIVE'],
    [4, 'ACTIVE'],
    [5, 'DISABLED'],
    [6, 'DISABLED'],
  ])
  expect(levels?.map(({ refundRate }) => refundRate)).toEqual([5, 5, 8, 12, 15, 15])
  expect(levels?.[1]).toEqual({
    level: 2,
    status: 'ACTIVE',
    criteria: 'cumulative',
    depositFrom: 50_000,
    withdrawMaxPerDay: 300_000,
    withdrawMaxPerTime: null,
    withdrawTimesPerDay: 5,
    refundRate: 5,
    maximumAmount: null,
  })
  expect(levels?.[4]).toMatchObject({
    criteria: 'month',
    depositFrom: 5_000_000,
    withdrawMaxPerDay: null,
    withdrawMaxPerTime: 100_000,
    maximumAmount: 200_000,
  })
})

test('the second level counts every deposit, to the satang', async () => {
  await deposits(20_000)
  await on('2027-03-18T09:00:00+07:00')
  await deposits(29_999.99)
  expect(await getLevel()).toMatchObject({
    level: 1,
    nextLevel: 2,
    nextDepositLeft: 0.01,
    progressPercent: 99,
  })
  await deposits(0.01)
  expect(await getLevel()).toMatchObject({
    level: 2,
    depositTotal: 50_000,
    depositMonth: 30_000,
    nextLevel: 3,
    nextDepositLeft: 270_000,
    progressPercent: 10,
    withdrawMaxPerDay: 300_000,
  })
  expect(await getMemberSummary()).toMatchObject({ level: 2, user_credit: { level: 2 } })
})

test('from the third on a month counts, and the level is held to the end of the next', async () => {
  await deposits(300_000)
  expect(await getLevel()).toMatchObject({
    level: 3,
    nextLevel: 4,
    nextDepositLeft: 700_000,
    progressPercent: 30,
    heldUntil: '2027-01-01T00:00:00.000+07:00',
    holdDepositLeft: null,
  })
  await on('2026-12-31T23:00:00+07:00')
  expect(await getLevel()).toMatchObject({
    level: 3,
    depositMonth: 0,
    heldUntil: '2027-01-01T00:00:00.000+07:00',
    holdDepositLeft: 300_000,
    nextLevel: 4,
    nextDepositLeft: 1_000_000,
    progressPercent: 0,
  })
  await on('2027-01-01T00:00:00+07:00')
  expect(await getLevel()).toMatchObject({
    level: 2,
    heldUntil: null,
    nextLevel: 3,
    nextDepositLeft: 300_000,
  })
})

test('above the fourth there is no next one: the operator gives those', async () => {
  await deposits(1_000_000)
  expect(await getLevel()).toMatchObject({
    level: 4,
    nextLevel: null,
    nextDepositLeft: null,
    progressPercent: 100,
  })
  const held = { level: 5, levelHeldUntil: new Date('2027-11-18T09:00:00+07:00') }
  await server.services.database.update(members).set(held).where(eq(members.uuid, member.uuid))
  expect(await getLevel()).toMatchObject({
    level: 5,
    heldUntil: '2027-11-18T09:00:00.000+07:00',
    nextLevel: null,
    withdrawMaxPerDay: null,
    withdrawMaxPerTime: 100_000,
    withdrawLeft: { times: 5, amount: null },
    withdrawable: 100_000,
  })
})

test('what was withdrawn today is counted off', async () => {
  await deposits(5_000)
  await withdraw(1_200, newCommand())
  expect(await getLevel()).toMatchObject({
    withdrawUsed: { times: 1, amount: 1_200 },
    withdrawLeft: { times: 4, amount: 98_800 },
    // A withdrawal is already open.
    withdrawable: 0,
  })
})

const baht = (amount: number) => BigInt(amount) * 100n
const of = (total: number, month = 0, lastMonth = 0) => ({
  total: baht(total),
  month: baht(month),
  lastMonth: baht(lastMonth),
})

describe('the level that deposits earn', () => {
  test.each([
    ['a new member', of(0), 1],
    ['one baht below gold', of(49_999), 1],
    ['gold, by all deposits together', of(50_000), 2],
    ['much, but in no month enough', of(5_000_000, 299_999, 299_999), 2],
    ['platinum, by one month', of(300_000, 300_000), 3],
    ['platinum, held from last month', of(300_000, 0, 300_000), 3],
    ['two months together are not one', of(400_000, 200_000, 200_000), 2],
    ['diamond', of(1_000_000, 1_000_000), 4],
    ['vip is not open', of(99_999_999, 99_999_999), 4],
  ])('%s', (_, deposited, level) => expect(earnedLevel(deposited)).toBe(level))
})

describe('the progress to the next level', () => {
  test('counts what counts for it', () => {
    expect(nextLevel(1, of(12_500))).toEqual({ level: 2, left: baht(37_500), percent: 25 })
    expect(nextLevel(2, of(90_000, 30_000))).toEqual({ level: 3, left: baht(270_000), percent: 10 })
    expect(nextLevel(3, of(500_000, 10_000, 490_000))).toEqual({ level: 4, left: baht(990_000), percent: 1 })
  })
  test('ends at diamond', () => {
    expect(nextLevel(4, of(2_000_000, 2_000_000))).toBeNull()
    expect(nextLevel(6, of(0))).toBeNull()
  })
})

test('the limits are those of the specification', () => {
  const limits = [1, 2, 3, 4, 5, 6].map((level) => ruleOf(level))
  expect(limits.map(({ withdrawPerDay }) => withdrawPerDay)).toEqual([
    baht(100_000),
    baht(300_000),
    baht(500_000),
    baht(1_000_000),
    null,
    null,
  ])
  expect(limits.map(({ withdrawPerTime }) => withdrawPerTime)).toEqual([
    null,
    null,
    null,
    null,
    baht(100_000),
    baht(100_000),
  ])
  expect(() => ruleOf(7)).toThrow(RangeError)
})
