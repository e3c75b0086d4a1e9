import {
  addPasskey,
  anyone,
  confirmSession,
  disownSession,
  getLevel,
  getMember,
  listNotices,
  listPasskeys,
  listSessions,
  login,
  newCommand,
  onChallenge,
  requestPasswordReset,
  resetPassword,
  startPasskey,
  withdraw,
} from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { members, sessions } from '../../../database/schema.ts'
import { operationsAs } from '../../../operations/operations.ts'
import type { Member } from '../../../services/services.ts'
import { newMember, password } from '../../../testing/newMember.ts'
import { passkeyDevice } from '../../../testing/passkeyDevice.ts'
import { payIn } from '../../../testing/payIn.ts'
import { readMessages } from '../../../testing/readMessages.ts'
import { refusalOf } from '../../../testing/refusalOf.ts'
import { testServer } from '../../../testing/testServer.ts'
import { day } from '../../../values/bangkok.ts'

const server = testServer()
let member: Member
beforeAll(async () => {
  // No screen answers the challenge in this test.
  onChallenge(async () => false)
})
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 1_000)
})

const on = (device?: string) => {
  // Log-ins must differ in time.
  server.pass(1_000)
  return login({ username: member.username, password, ...(device && { device }) }, anyone)
}
const sms = () => readMessages(server.services, member.phone)
const securityNotices = async () => (await listNotices()).items.filter(({ kind }) => kind === 'security')

test('the first device is taken for the member’s; a log-in on another is notified by inbox and SMS, once', async () => {
  startSession(await on('my-phone'))
  startSession(await on('my-phone'))
  expect(await sms()).toEqual([])
  await on('another-phone')
  await on('another-phone')
  expect(await sms()).toEqual([expect.stringContaining('จากอุปกรณ์ใหม่')])
  expect(await securityNotices()).toMatchObject([{ event: 'NEW_DEVICE', isRead: false }])
  expect((await listSessions()).map(({ isNew }) => isNew)).toEqual([false, true, false, false])
})

test('a device is new for a week', async () => {
  startSession(await on('my-phone'))
  await on('another-phone')
  await server.services.database
    .update(sessions)
    .set({ createdAt: new Date(server.services.clock().getTime() - 8 * day) })
    .where(eq(sessions.isNewDevice, true))
  expect((await listSessions()).map(({ isNew }) => isNew)).toEqual([false, false])
})

test('a device that does not say which it is, is never known', async () => {
  startSession(await on('my-phone'))
  await on()
  await on()
  expect(await sms()).toHaveLength(2)
})

test('a log-in that was not the member’s is disowned: every other session ends, and nothing leaves until a new password is set by phone', async () => {
  startSession(await on('my-phone'))
  const thief = await on('thief')
  const stranger = (await listSessions()).find(({ isNew }) => isNew)!
  await disownSession(stranger.uuid, anyone)
  expect(await listSessions()).toMatchObject([{ current: true }])
  expect((await getLevel()).withdrawLocked).toBe(true)
  const locked = { status: 422_108, code: 'WITHDRAW_LOCKED' }
  expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(locked)

  // The thief still knows the password.
  startSession(thief)
  expect((await refusalOf(getMember())).status).toBe(401_003)
  startSession(await on('thief'))
  expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject(locked)

  const { reset } = await requestPasswordReset({ phone: member.phone }, anyone)
  server.pass(1_000)
  const code = /\d{6}/.exec((await sms()).join())?.[0] ?? ''
  const newPassword = 'a-password-of-the-owner'
  await resetPassword({ reset, code, newPassword, confirmPassword: newPassword }, anyone)
  startSession(await login({ username: member.username, password: newPassword, device: 'my-phone' }, anyone))
  expect((await getLevel()).withdrawLocked).toBe(false)
  await withdraw(300, newCommand())
  expect((await securityNotices()).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['WITHDRAWALS_LOCKED', 'WITHDRAWALS_UNLOCKED']),
  )
})

test('a log-in is disowned after a proof of the member, like every change of the account', async () => {
  const owner = await on('my-phone')
  await on('thief')
  startSession(owner)
  const stranger = (await listSessions()).find(({ isNew }) => isNew)!
  server.pass(60 * 60_000)
  const wanted = { status: 428_001, code: 'PASSWORD_AGAIN' }
  expect(await refusalOf(disownSession(stranger.uuid, anyone))).toMatchObject(wanted)
  expect(await listSessions()).toHaveLength(2)
  expect((await getLevel()).withdrawLocked).toBe(false)
  await confirmSession({ password }, anyone)
  await disownSession(stranger.uuid, anyone)
  expect(await listSessions()).toMatchObject([{ current: true }])
})

test('what is older than the log-in that is disowned stays: other devices, what they are known by, and passkeys', async () => {
  const owner = await on('my-phone')
  const tablet = await on('my-tablet')
  startSession(tablet)
  await addPasskey({ name: 'แท็บเล็ต', passkey: passkeyDevice().make(await startPasskey(anyone)) }, anyone)
  await on('thief')
  const late = await on('thief-too')
  startSession(late)
  await addPasskey({ name: 'โจร', passkey: passkeyDevice().make(await startPasskey(anyone)) }, anyone)
  startSession(owner)
  const strangers = (await listSessions()).filter(({ current }) => !current)
  const first = strangers.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))[1]!
  await disownSession(first.uuid, anyone)
  expect((await listPasskeys()).map(({ name }) => name)).toEqual(['แท็บเล็ต'])
  expect(await listSessions()).toHaveLength(2)
  const sent = (await sms()).length
  await on('my-tablet')
  expect(await sms()).toHaveLength(sent)
  await on('thief')
  expect(await sms()).toHaveLength(sent + 1)
})

test('a stranger who logged in twice on one device is out there altogether, whichever is disowned', async () => {
  const owner = await on('my-phone')
  const early = await on('thief')
  await on('thief')
  startSession(owner)
  const late = (await listSessions()).find(({ current }) => !current)
  await disownSession(late!.uuid, anyone)
  startSession(early)
  expect((await refusalOf(getMember())).status).toBe(401_003)
})

test('staff unlock withdrawals again, and write down why', async () => {
  await server.services.database
    .update(members)
    .set({ withdrawLockedAt: server.services.clock() })
    .where(eq(members.uuid, member.uuid))
  const staff = { kind: 'STAFF', name: 'somsri', roles: ['support'] } as const
  const { unlockWithdrawals } = operationsAs(server.services, staff)
  await unlockWithdrawals(member.uuid, 'โทรยืนยันตัวตนแล้ว')
  startSession(await on('my-phone'))
  await withdraw(300, newCommand())
  expect(await securityNotices()).toMatchObject([{ event: 'WITHDRAWALS_UNLOCKED' }])
})

test('nobody disowns the session they are in, nor another member’s', async () => {
  startSession(await on('my-phone'))
  const [own] = await listSessions()
  expect((await refusalOf(disownSession(own!.uuid, anyone))).status).toBe(404_001)
  const other = await newMember(server.services)
  startSession(await login({ username: other.username, password }, anyone))
  expect((await refusalOf(disownSession(own!.uuid, anyone))).status).toBe(404_001)
})
