import {
  anyone,
  cashOut,
  getCredit,
  getLastLogin,
  getSpending,
  getSpendingFile,
  logout,
  newCommand,
  openGame,
  withdraw,
} from '@member/api-client'
import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../services/services.ts'
import { newGame } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'
import { payWithdrawal, rejectWithdrawal } from '../withdrawals/service.ts'
import { spendingOf } from './spending.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  server.turnTo(new Date('2027-12-31T12:00:00+07:00'))
  member = await newMember(server.services)
  await server.logIn(member)
})

const minute = 60_000
const payInAt = async (at: string, baht: number) => {
  server.turnTo(new Date(at))
  await payIn(server.services, member, baht)
}
const refuseWithdrawal: typeof payWithdrawal = (tx, uuid, now) => rejectWithdrawal(tx, uuid, 'ชื่อไม่ตรง', now)
const withdrawAnd = async (settle: typeof payWithdrawal, baht: number) => {
  const { uuid } = (await withdraw(baht, newCommand())).withdraw
  await server.services.database.transaction((tx) => settle(tx, uuid, server.services.clock()))
}
const played = async () => (await getSpending()).periods.map(({ playedMinutes }) => playedMinutes)
const sumsAt = async (at: string) => {
  const { periods } = await spendingOf(server.services.database, member.uuid, new Date(at))
  return Object.fromEntries(periods.map(({ period, deposited }) => [period, deposited]))
}

test('a member without a past has spent nothing, and gets every period and twelve months', async () => {
  const { periods, months } = await getSpending()
  expect(periods.map(({ period, since }) => [period, since?.slice(0, 10) ?? null])).toEqual([
    ['WEEK', '2027-12-27'],
    ['MONTH', '2027-12-01'],
    ['YEAR', '2027-01-01'],
    ['ALL', null],
  ])
  expect(months.map(({ month }) => month)).toEqual(
    Array.from({ length: 12 }, (_, place) => `2027-${String(place + 1).padStart(2, '0')}`),
  )
  for (const sum of [...periods, ...months]) expect(sum).toMatchObject({ deposited: 0, withdrawn: 0, net: 0 })
})

test('days, months and years are Bangkok’s, and a week begins on Monday', async () => {
  await payInAt('2027-12-26T23:59:59+07:00', 1)
  await payInAt('2027-12-27T00:00:00+07:00', 10)
  await payInAt('2027-12-31T23:59:59+07:00', 100)
  await payInAt('2028-01-01T00:00:00+07:00', 1000)
  expect(await sumsAt('2027-12-31T23:59:59+07:00')).toEqual({ WEEK: 110, MONTH: 111, YEAR: 111, ALL: 111 })
  expect(await sumsAt('2028-01-01T08:00:00+07:00')).toEqual({
    WEEK: 1110,
    MONTH: 1000,
    YEAR: 1000,
    ALL: 1111,
  })
})

test('29 February belongs to its month', async () => {
  await payInAt('2028-02-29T23:59:59+07:00', 1)
  await payInAt('2028-03-01T00:00:00+07:00', 10)
  const { months } = await spendingOf(
    server.services.database,
    member.uuid,
    new Date('2028-03-31T12:00:00+07:00'),
  )
  expect(months.slice(-2)).toMatchObject([
    { month: '2028-02', deposited: 1 },
    { month: '2028-03', deposited: 10 },
  ])
})

test('what the bank paid out counts as withdrawn; what is open or was refused does not', async () => {
  await payIn(server.services, member, 1000.25)
  await withdrawAnd(refuseWithdrawal, 300)
  await withdrawAnd(payWithdrawal, 400.5)
  await withdraw(100, newCommand())
  const { periods, months } = await getSpending()
  const sum = { deposited: 1000.25, withdrawn: 400.5, net: -599.75 }
  for (const each of [...periods, months.at(-1)]) expect(each).toMatchObject(sum)
  // The ledger agrees: balance left and amount reserved for the open withdrawal.
  expect((await getCredit()).balance).toBe(1000.25 - 400.5 - 100)
})

test('a game counts from its opening to its end, and what is open until now', async () => {
  await payIn(server.services, member, 500)
  const game = await newGame(server.services.database)
  const { launchUuid } = await openGame({ gameUuid: game.uuid, platform: 'AND' }, newCommand())
  server.pass(25 * minute)
  expect(await played()).toEqual([25, 25, 25, 25])
  await cashOut({ launchUuid }, newCommand())
  server.pass(60 * minute)
  expect(await played()).toEqual([25, 25, 25, 25])
})

test('the file has a line for each period and each month', async () => {
  await payIn(server.services, member, 1250.5)
  const { name, text } = await getSpendingFile()
  expect(name).toMatch(/^spending-.*-2027-12-31\.csv$/)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(1 + 4 + 12)
  expect(lines[1]).toBe('สัปดาห์นี้,2027-12-27,1250.50,0.00,1250.50,0')
  expect(lines.at(-1)).toBe('2027-12,2027-12-01,1250.50,0.00,1250.50,')
})

test('a member reads when and on what they logged in before, whether that session lives or not', async () => {
  expect(await getLastLogin()).toBeNull()
  const before = server.services.clock().getTime()
  await logout(anyone)
  server.pass(minute)
  await server.logIn(member)
  const last = await getLastLogin()
  expect(Date.parse(last!.at)).toBe(before)
  expect(last).toHaveProperty('userAgent')
})
