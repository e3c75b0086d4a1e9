import {
  anyone,
  takeBonus,
  getCredit,
  getDepositAccounts,
  getLevel,
  getMember,
  getMemberSetting,
  getSetting,
  listDeposits,
  listRecentDeposits,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { members, operatorAccounts } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { findViolations } from '../../database/invariants/invariants.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { day } from '../../values/bangkok.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})
afterEach(async () => expect(await findViolations(server.services.database)).toEqual([]))

const own = () => ({ uuid: member.bankUuid, bankId: member.bankId, bankName: member.bankName })

describe('a member asks where to pay', () => {
  test('and gets the open accounts in the order of the operator', async () => {
    expect((await refusalOf(getDepositAccounts(own()))).status).toBe(422_301)
    const account = { bankName: 'KBANK', accountName: 'บจก. แสงทอง' }
    await server.services.database.insert(operatorAccounts).values([
      { ...account, bankId: '2222222222', rank: 2 },
      { ...account, bankId: '1111111111', rank: 1, promptPayType: 'MSISDN', promptPayTarget: '0891234567' },
      { ...account, bankId: '3333333333', rank: 0, isOpen: false },
    ])
    const { accounts, minDeposit } = await getDepositAccounts(own())
    expect(accounts).toEqual([
      { ...account, bankId: '1111111111', promptPay: { type: 'MSISDN', target: '0891234567' } },
      { ...account, bankId: '2222222222', promptPay: null },
    ])
    expect(minDeposit).toBe((await getSetting()).minDeposit)
  })

  test('but not for an account that is not theirs', async () => {
    for (const change of [{ bankId: '9999999999' }, { bankName: 'BBL' }, { uuid: crypto.randomUUID() }]) {
      expect((await refusalOf(getDepositAccounts({ ...own(), ...change }))).status).toBe(404_001)
    }
  })
})

describe('a deposit', () => {
  test('is credit, in the list, and in the public feed, masked', async () => {
    await payIn(server.services, member, 750.25)
    expect((await getCredit()).balance).toBe(750.25)
    expect((await listDeposits()).items).toMatchObject([
      {
        amount: 750.25,
        bonus: 0,
        status: 'SUCCESS',
        channel: 'AUTO',
        bankId: `xxxxxx${member.bankId.slice(-4)}`,
      },
    ])
    const [shown] = await listRecentDeposits()
    expect(shown).toMatchObject({ amount: 750.25, username: `m•••${member.username.slice(-1)}` })
    expect(shown?.createdAt).toMatch(/:00:00\.000\+07:00$/)
    expect(JSON.stringify(await listRecentDeposits())).not.toContain(member.username)
  })

  test('reported five times at once, to two members, is credited once', async () => {
    const other = await newMember(server.services)
    const outcomes = await Promise.all(
      [member, other, member, other, member].map((each) => payIn(server.services, each, 300, 'ONE-TRANSFER')),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      'credited',
      ...Array.from({ length: 4 }, () => 'duplicate'),
    ])
    expect(new Set(outcomes.map(({ deposit }) => deposit.uuid)).size).toBe(1)
  })

  test('raises the level, which is held to the end of the next month', async () => {
    await payIn(server.services, member, 50_000)
    expect(await getLevel()).toMatchObject({
      level: 2,
      depositTotal: 50_000,
      depositMonth: 50_000,
      nextLevel: 3,
      nextDepositLeft: 250_000,
      progressPercent: 16,
    })
    await payIn(server.services, member, 250_000)
    expect((await getMember()).level).toBe(3)
    server.turnTo(new Date('2026-12-31T23:59:00+07:00'))
    await server.logIn(member)
    expect(await getLevel()).toMatchObject({ level: 3, depositMonth: 0, depositTotal: 300_000 })
    server.turnTo(new Date('2027-01-01T00:00:00+07:00'))
    expect((await getLevel()).level).toBe(2)
    const [row] = await server.services.database.select().from(members).where(eq(members.uuid, member.uuid))
    expect(row!.level).toBe(2)
  })

  test('with a bonus that was chosen gets it, and only that must be played before a withdrawal', async () => {
    const { database } = server.services
    const site = await readSite(database)
    const promotion = {
      bonusMax: 100,
      bonusRate: 10,
      bonusTimeStart: '00:00:00',
      bonusTimeEnd: '23:59:59',
      endNumberBonus: 25,
      bonusRate2: 0,
      bonusTimeStart2: null,
      bonusTimeEnd2: null,
      endNumberBonus2: 0,
    }
    await writeSite(database, { ...site, promotion })
    await takeBonus({ offer: '1', amount: 500.25 }, anyone)
    await payIn(server.services, member, 500.25)
    await writeSite(database, site)
    // 10 % of 500.25 rounded down to satang, and 0.25 because its satang end in 25.
    expect((await listDeposits()).items).toMatchObject([{ amount: 500.25, bonus: 50.27 }])
    expect((await getCredit()).balance).toBe(550.52)
    expect(await getLevel()).toMatchObject({
      turnoverLeft: 251.35,
      withdrawable: 500.25,
      depositTotal: 500.25,
    })
    expect(await getMemberSetting()).toEqual({ setting: null })
  })
})

const amounts = async (filter: Parameters<typeof listDeposits>[0]) =>
  (await listDeposits(filter)).items.map(({ amount }) => amount)

test('a member pages through deposits by status and Bangkok day', async () => {
  server.turnTo(new Date('2027-03-01T23:59:59+07:00'))
  for (const amount of [101, 102, 103]) {
    await payIn(server.services, member, amount)
    server.pass(day)
  }
  await server.logIn(member)
  expect(await amounts({})).toEqual([103, 102, 101])
  expect(await amounts({ limit: 1, page: 2 })).toEqual([102])
  expect(await amounts({ from: '2027-03-02', to: '2027-03-02' })).toEqual([102])
  expect(await amounts({ status: 'REJECTED' })).toEqual([])
  expect(await amounts({ page: 9 })).toEqual([])
})
