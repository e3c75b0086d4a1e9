import {
  anyone,
  confirmSlip,
  getCredit,
  getDepositAccounts,
  newCommand,
  verifySlip,
} from '@member/api-client'
import { beforeEach, expect, test } from 'vitest'
import type { Member } from '../../../services/services.ts'
import { newMember } from '../../../testing/newMember.ts'
import { signInAs } from '../../../testing/signInAs.ts'
import { testSlipBench } from '../../../testing/testServer.ts'
import { takeFeed } from './takeFeed.ts'
import { qrOf, setSwitches } from '../../../testing/partners/bank.ts'

const minute = 60_000

const bench = testSlipBench({ isChecked: true })
let member: Member
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const set = (switches: Parameters<typeof setSwitches>[1]) => setSwitches(bench.services.database, switches)
const shown = async () => {
  await takeFeed(bench.services)
  const { bankUuid: uuid, bankId, bankName } = member
  return (await getDepositAccounts({ uuid, bankId, bankName })).bankFeed
}

test('a member is promised the time in which the bank reports', async () => {
  set({ feed: 'reference' })
  expect(await shown()).toEqual({ state: 'running', minutes: 1 })
  set({ slowMinutes: 5 })
  expect(await shown()).toEqual({ state: 'running', minutes: 6 })
  set({ slowMinutes: 0 })
})

test('no time is promised where there is no feed', async () => {
  set({ feed: 'off' })
  expect(await shown()).toEqual({ state: 'off' })
  set({ feed: 'reference' })
})

test('a bank that has been down for a minute is reported as down, until it answers', async () => {
  await shown()
  set({ down: true })
  bench.pass(minute / 2)
  expect(await shown()).toEqual({ state: 'running', minutes: 1 })
  bench.pass(minute)
  expect(await shown()).toEqual({ state: 'down' })
  set({ down: false })
  expect(await shown()).toEqual({ state: 'running', minutes: 1 })
})

test('no time is promised while nobody reads the feed', async () => {
  await shown()
  bench.pass(2 * minute)
  const { bankUuid: uuid, bankId, bankName } = member
  expect((await getDepositAccounts({ uuid, bankId, bankName })).bankFeed).toEqual({ state: 'late' })
})

test('no time is promised after a transfer that came late, until one comes in time', async () => {
  set({ feed: 'held' })
  await bench.transfer(member, 300)
  expect(await shown()).toEqual({ state: 'running', minutes: 1 })
  bench.pass(10 * minute)
  expect((await getCredit()).balance).toBe(0)
  set({ feed: 'reference' })
  expect(await shown()).toEqual({ state: 'late' })
  expect((await getCredit()).balance).toBe(300)
  await bench.transfer(member, 200)
  expect(await shown()).toEqual({ state: 'running', minutes: 1 })
})

test('a late transfer speaks against the feed for half an hour', async () => {
  await bench.transfer(member, 100, { at: new Date(bench.services.clock().getTime() - 5 * minute) })
  expect(await shown()).toEqual({ state: 'late' })
  bench.pass(31 * minute)
  expect(await shown()).toEqual({ state: 'running', minutes: 1 })
})

test('what is held back is credited by its slip, and not again when it comes', async () => {
  set({ feed: 'held' })
  const sent = await bench.transfer(member, 450)
  await takeFeed(bench.services)
  const { uuid } = await verifySlip({ qrcode: qrOf(sent) }, anyone)
  await confirmSlip(uuid, newCommand())
  set({ feed: 'reference' })
  await takeFeed(bench.services)
  expect((await getCredit()).balance).toBe(450)
})
