import {
  cashOut,
  getLedgerEntry,
  getLedgerFile,
  listLedger,
  newCommand,
  openGame,
  withdraw,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deposits } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import type { Member } from '../../services/services.ts'
import { newGame } from '../../testing/newGame.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { ownerStaff } from '../../testing/asStaff.ts'
import { testServer } from '../../testing/testServer.ts'
import { failWithdrawal, payWithdrawal, rejectWithdrawal, retryWithdrawal } from '../withdrawals/service.ts'

const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})

const minute = 60_000
const listed = async (request = {}) =>
  (await listLedger(request)).items.map(
    ({ kind, unit, amount, status }) => `${kind} ${amount} ${unit} ${status}`,
  )

const rounds = async () => (await listLedger({ kind: 'game' })).items.map(({ round }) => round)

async function withdrawn(baht: number, ...steps: ((uuid: string) => Promise<unknown>)[]) {
  const { uuid } = (await withdraw(baht, newCommand())).withdraw
  for (const step of steps) {
    server.pass(2 * minute)
    await step(uuid)
  }
  return uuid
}
const inBackOffice =
  (act: (tx: typeof server.services.database, uuid: string, now: Date) => Promise<unknown>) =>
  (uuid: string) =>
    server.services.database.transaction((tx) => act(tx, uuid, server.services.clock()))

test('a member without a past has an empty ledger', async () => {
  expect(await listLedger()).toEqual({ items: [], months: [], days: [], next: null })
})

test('movements of the credit are listed newest first, with their sign', async () => {
  await payIn(server.services, member, 1000)
  server.pass(minute)
  await withdrawn(
    300,
    inBackOffice((tx, uuid, now) => rejectWithdrawal(tx, uuid, 'ชื่อไม่ตรง', now)),
  )
  expect(await listed()).toEqual([
    'refund 300 THB DONE',
    'withdraw -300 THB REJECTED',
    'deposit 1000 THB DONE',
  ])
})

test('a correction by staff is listed as one', async () => {
  await payIn(server.services, member, 100)
  server.pass(minute)
  const correction = { key: crypto.randomUUID(), memberUuid: member.uuid, amount: -4_050n, why: 'เติมซ้ำ' }
  await operationsAs(server.services, ownerStaff).adjustCredit(correction)
  expect(await listed()).toEqual(['adjustment -40.5 THB DONE', 'deposit 100 THB DONE'])
})

test('a deposit that was refused is listed without having moved anything', async () => {
  await server.services.database.insert(deposits).values({
    memberUuid: member.uuid,
    amount: 50_000n,
    status: 'REJECTED',
    channel: 'MANUAL',
    bankName: 'SCB',
    bankId: '4010001000',
    remark: 'สลิปไม่ชัด',
    createdAt: server.services.clock(),
    updatedAt: server.services.clock(),
  })
  const { items, months } = await listLedger()
  expect(items).toMatchObject([{ kind: 'deposit', amount: 500, status: 'REJECTED', bankId: 'xxxxxx1000' }])
  expect(months).toEqual([])
  expect(await getLedgerEntry(items[0]!.id)).toMatchObject({ balanceAfter: null, reason: 'สลิปไม่ชัด' })
})

test('money that goes into a game is named after it', async () => {
  await payIn(server.services, member, 200)
  server.pass(minute)
  const game = await newGame(server.services.database)
  await openGame({ gameUuid: game.uuid, platform: 'AND' }, newCommand())
  const [first] = (await listLedger({ kind: 'game' })).items
  expect(first).toMatchObject({ kind: 'game-in', amount: -200, title: game.name })
  expect(await listed({ q: game.name.slice(0, 3) })).toEqual(['game-in -200 THB DONE'])
})

test('a game that is over shows its result on each of its movements; one in progress shows nothing', async () => {
  await payIn(server.services, member, 200)
  server.pass(minute)
  const game = await newGame(server.services.database)
  const { launchUuid } = await openGame({ gameUuid: game.uuid, platform: 'AND' }, newCommand())
  expect(await rounds()).toEqual([{ id: launchUuid, result: null }])
  server.pass(minute)
  await cashOut({}, newCommand())
  expect(await rounds()).toEqual([
    { id: launchUuid, result: 0 },
    { id: launchUuid, result: 0 },
  ])
})

test('the sums count a game with its result: credit moved into and out of games was neither paid in nor out', async () => {
  await payIn(server.services, member, 200)
  server.pass(minute)
  const game = await newGame(server.services.database)
  await openGame({ gameUuid: game.uuid, platform: 'AND' }, newCommand())
  server.pass(minute)
  await cashOut({}, newCommand())
  const { days, months } = await listLedger()
  expect(days).toMatchObject([{ in: 200, out: 0 }])
  expect(months).toMatchObject([{ in: 200, out: 0, net: 200 }])
})

test('each page has the whole sums of its days', async () => {
  for (let count = 1; count <= 4; count += 1) await payIn(server.services, member, count)
  const page = await listLedger({ limit: 1 })
  const today = page.items[0]?.createdAt.slice(0, 10)
  expect(page.days).toEqual([{ day: today, in: 10, out: 0, net: 10 }])
  expect((await listLedger({ limit: 1, cursor: page.next ?? '' })).days).toEqual(page.days)
})

test('a withdrawal lists every step of its progress with its time', async () => {
  await payIn(server.services, member, 1000)
  server.pass(minute)
  await withdrawn(
    400,
    inBackOffice((tx, uuid, now) => failWithdrawal(tx, uuid, 'ธนาคารปิดปรับปรุง', now)),
    inBackOffice((tx, uuid, now) => retryWithdrawal(tx, member.uuid, uuid, now)),
    inBackOffice((tx, uuid, now) => payWithdrawal(tx, uuid, now)),
  )
  const [entry] = (await listLedger({ kind: 'withdraw' })).items
  const { steps, balanceAfter } = await getLedgerEntry(entry!.id)
  expect(steps.map(({ status }) => status)).toEqual(['PENDING', 'FAILED', 'PENDING', 'DONE'])
  const times = steps.map(({ at }) => Date.parse(at))
  expect(times.slice(1).map((at, place) => at - times[place]!)).toEqual([2 * minute, 2 * minute, 2 * minute])
  expect(balanceAfter).toBe(600)
})

test('each balance is the one before it and what the row moved, in the order of the list, whatever is filtered', async () => {
  await payIn(server.services, member, 500)
  server.pass(5 * minute)
  // Inserted later, with an earlier date.
  await payIn(
    { ...server.services, clock: () => new Date(server.services.clock().getTime() - 9 * minute) },
    member,
    70,
  )
  await payIn(server.services, member, 30)
  server.pass(minute)
  await withdrawn(200)
  const { items } = await listLedger()
  const after = await Promise.all(items.map(async ({ id }) => (await getLedgerEntry(id)).balanceAfter))
  expect(items.map(({ amount }) => amount)).toEqual([-200, 30, 500, 70])
  expect(after).toEqual([400, 600, 570, 70])
  const [filtered] = (await listLedger({ kind: 'withdraw' })).items
  expect((await getLedgerEntry(filtered!.id, { kind: 'withdraw' })).balanceAfter).toBe(400)
})

test('an entry is found by the deposit it belongs to, where its kind is named', async () => {
  await payIn(server.services, member, 1000)
  const [entry] = (await listLedger({ kind: 'deposit' })).items
  const [deposit] = await server.services.database
    .select()
    .from(deposits)
    .where(eq(deposits.memberUuid, member.uuid))
  expect((await getLedgerEntry(deposit!.uuid, { kind: 'deposit' })).entry).toEqual(entry)
  await expect(getLedgerEntry(deposit!.uuid)).rejects.toMatchObject({ status: 404001 })
  await expect(getLedgerEntry(deposit!.uuid, { kind: 'withdraw' })).rejects.toMatchObject({ status: 404001 })
})

test('the pages follow one another without a gap, and months say what came and went', async () => {
  for (let count = 1; count <= 7; count += 1) {
    server.pass(minute)
    await payIn(server.services, member, count)
  }
  const amounts: number[] = []
  let cursor: string | undefined
  for (let page = 0; page < 4; page += 1) {
    const answer = await listLedger({ limit: 3, ...(cursor && { cursor }) })
    if (page === 0) expect(answer.months).toMatchObject([{ in: 28, out: 0 }])
    else expect(answer.months).toEqual([])
    amounts.push(...answer.items.map(({ amount }) => amount))
    if (answer.next === null) break
    cursor = answer.next
  }
  expect(amounts).toEqual([7, 6, 5, 4, 3, 2, 1])
})

test('days, an amount, a bank’s reference and our own are found; percent and underscore mean themselves', async () => {
  const paid = await payIn(server.services, member, 1250.5, 'REF20261118')
  const today = paid.deposit.createdAt.toISOString().slice(0, 10)
  expect(await listed({ q: '1,250.50' })).toHaveLength(1)
  expect(await listed({ q: 'ref2026' })).toHaveLength(1)
  const ours = paid.deposit.uuid.slice(0, 8)
  expect(await listed({ q: ours.toUpperCase() })).toHaveLength(1)
  expect(await listed({ q: '%' })).toEqual([])
  expect(await listed({ q: '_' })).toEqual([])
  expect(await listed({ from: today, to: today })).toHaveLength(1)
  expect(await listed({ to: '2026-01-01' })).toEqual([])
})

test('movements older than twelve months are not listed', async () => {
  await payIn(server.services, member, 10)
  server.pass(13 * 31 * 24 * 60 * minute)
  await server.logIn(member)
  expect(await listed()).toEqual([])
})

test('an entry of another member is one that does not exist', async () => {
  const other = await newMember(server.services)
  await payIn(server.services, other, 10)
  await server.logIn(other)
  const [theirs] = (await listLedger()).items
  await server.logIn(member)
  await expect(getLedgerEntry(theirs!.id)).rejects.toMatchObject({ status: 404001 })
})

test('the file has a line for each, in a form that runs no formulas', async () => {
  await payIn(server.services, member, 10, '=1+1')
  const { name, text } = await getLedgerFile()
  expect(name).toMatch(/\.csv$/)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',10.00,')
  expect(lines[1]).toContain("'=1+1")
})
