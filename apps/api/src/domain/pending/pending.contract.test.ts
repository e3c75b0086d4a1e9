import { getPending, newCommand, withdraw } from '@member/api-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deposits, gameEvents, identityChecks, slipRequests } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { givePlays, newEvent } from '../../testing/newEvent.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { testServer } from '../../testing/testServer.ts'
import { failWithdrawal, startWithdrawal } from '../withdrawals/service.ts'

const server = testServer()
let member: Member

beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})
afterEach(() => database().update(gameEvents).set({ isActive: false }))

const database = () => server.services.database

const nothing = {
  slips: 0,
  deposits: 0,
  withdrawals: 0,
  failedWithdrawals: 0,
  documents: false,
  cards: [],
  hasMovements: false,
}

test('nothing awaits a new member, nor one whose money has come', async () => {
  expect(await getPending()).toEqual(nothing)
  await payIn(server.services, member, 1000)
  expect(await getPending()).toEqual({ ...nothing, hasMovements: true })
})

test('a withdrawal awaits its payment, and the member once it has failed', async () => {
  await payIn(server.services, member, 1000)
  const { uuid } = (await withdraw(200, newCommand())).withdraw
  expect(await getPending()).toMatchObject({ withdrawals: 1, failedWithdrawals: 0 })
  const now = server.services.clock()
  await database().transaction(async (tx) => {
    await startWithdrawal(tx, uuid, now)
    await failWithdrawal(tx, uuid, 'ธนาคารปิด', now)
  })
  expect(await getPending()).toMatchObject({ withdrawals: 0, failedWithdrawals: 1 })
})

test('a slip, a deposit and documents that are being checked or asked for are named', async () => {
  const { uuid: memberUuid, bankName, bankId } = member
  const now = server.services.clock()
  const order = crypto.randomUUID()
  const amount = 10_000n
  await database()
    .insert(slipRequests)
    .values({ memberUuid, order, bankName, amount, transAt: now, status: 'PENDING' })
  await database()
    .insert(deposits)
    .values({ memberUuid, amount, status: 'CHECKING', channel: 'MANUAL', bankName, bankId })
  await database()
    .insert(identityChecks)
    .values({ memberUuid, status: 'ASKED', createdAt: now, askedAt: now })
  expect(await getPending()).toEqual({
    ...nothing,
    slips: 1,
    deposits: 1,
    documents: true,
    hasMovements: true,
  })
})

test('cards to turn are named with their earned turns, those of a closed game and of the wheel are not', async () => {
  const open = await newEvent(database(), 'FLIP_CARD', [], { name: 'ไพ่ที่เปิด' })
  const closed = await newEvent(database(), 'FLIP_CARD_REWARD', [], { isActive: false })
  const wheel = await newEvent(database(), 'WHEEL')
  for (const { uuid } of [open, closed, wheel]) await givePlays(database(), member, uuid, 2)
  expect(await getPending()).toMatchObject({ cards: [{ type: 'FLIP_CARD', name: 'ไพ่ที่เปิด', count: 2 }] })
})

test('no member sees what awaits another', async () => {
  const another = await newMember(server.services)
  await payIn(server.services, another, 500)
  const { uuid } = await newEvent(database(), 'FLIP_CARD')
  await givePlays(database(), another, uuid, 3)
  expect(await getPending()).toEqual(nothing)
})
