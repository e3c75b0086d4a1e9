import { getBreak, getCredit, getLevel, newCommand, register } from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { memberBreaks, members, protectionLog } from '../../database/schema.ts'
import { th as refusals } from '../audit/th.ts'
import { protectionWork } from '../../operations/reads/protectionWork.ts'
import type { Member } from '../../services/services.ts'
import { asStaff } from '../../testing/asStaff.ts'
import { payIn } from '../../testing/payIn.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { takeBreak } from './takeBreak.ts'

const server = testServer()
let member: Member
let count = 0

beforeAll(async () => {
  // All accounts of this bank have the same holder name.
  server.services.bank.accountName = async () => ({ kind: 'found', name: member.accountName })
})
beforeEach(async () => {
  server.logOut()
  count += 1
  const name = `สมหญิง รักเรียน${count}`
  member = await newMember(server.services, { name, accountName: name })
})

const exclude = () =>
  server.services.database.transaction((tx) =>
    takeBreak(tx, member.uuid, 'FIVE_YEARS', server.services.clock()),
  )
const another = (same: object = {}) => ({
  phone: `08990000${10 + count}`,
  username: `another${count}`,
  password: 'another-good-password',
  confirmPassword: 'another-good-password',
  bankName: 'KBANK',
  bankId: `99887766${10 + count}`,
  consent: { terms: true, privacy: true, marketing: false, version: '1' } as const,
  ageConfirmed: true as const,
  birthDate: '1986-04-13',
  ...same,
})
const logOf = async () => {
  const isTheirs = eq(protectionLog.memberUuid, member.uuid)
  const lines = await server.services.database.select().from(protectionLog).where(isTheirs)
  return lines.map(({ act }) => act)
}
const workOf = () => protectionWork(server.services.database, server.services.clock())

test.each([
  ['phone', () => ({ phone: member.phone })],
  ['phone, written with its country', () => ({ phone: `+66${member.phone.slice(1)}` })],
  ['account', () => ({ bankName: member.bankName, bankId: member.bankId })],
  ['name and number', () => ({ bankName: 'KBANK', bankId: member.bankId })],
])('a member who is excluded registers no second time by the same %s', async (_what, same) => {
  await exclude()
  expect(await refusalOf(register(another(same()), newCommand()))).toMatchObject({
    code: 'EXCLUDED_PERSON',
    message: 'คุณอยู่ระหว่างการงดเล่นตามที่ขอไว้ จึงสมัครใหม่ไม่ได้ หากมีข้อสงสัย กรุณาติดต่อเจ้าหน้าที่',
  })
  expect(await logOf()).toEqual(['SELF_EXCLUDED', 'REGISTRATION_REFUSED'])
})

const registers = async () => {
  const entered = await register(another(), newCommand())
  startSession(entered)
  const isTheirs = eq(members.uuid, entered.user.uuid)
  const [registered] = await server.services.database.select().from(members).where(isTheirs)
  return registered!
}
const nameMatch = async () => {
  await exclude()
  const registered = await registers()
  await payIn(server.services, registered, 500)
  return registered
}
const lockedNow = async () => (await getCredit()).kept

test('a name match with a phone and an account of their own registers, and staff are asked', async () => {
  const { username } = await nameMatch()
  const work = await workOf()
  expect(work.nameMatches[0]).toMatchObject({ username, of: [member.username], isAsked: true })
})

test('what a name match pays in is locked, and can be withdrawn, until staff say that it is another person', async () => {
  const { uuid } = await nameMatch()
  expect(await lockedNow()).toMatchObject({ amount: 500, reason: 'REVIEW', until: null })
  expect(await getLevel()).toMatchObject({ withdrawable: 500 })
  expect(await asStaff(server.services, (staff) => staff.clearNameMatch(uuid))).toEqual({ done: true })
  expect(await getCredit()).toMatchObject({ balance: 500 })
  expect(await lockedNow()).toBeUndefined()
  expect(await asStaff(server.services, (staff) => staff.excludeNameMatch(uuid))).toHaveProperty('problem')
})

test('a name match who is the same person is excluded as they wanted, and keeps their money', async () => {
  const { uuid } = await nameMatch()
  expect(await asStaff(server.services, (staff) => staff.excludeNameMatch(uuid))).toEqual({ done: true })
  expect((await getBreak()).away?.endsAt?.slice(0, 4)).toBe('2031')
  expect(await lockedNow()).toMatchObject({ amount: 500, reason: 'EXCLUSION' })
  expect(await asStaff(server.services, (staff) => staff.clearNameMatch(uuid))).toHaveProperty('problem')
})

test.each(['นาง ', 'น.ส.', 'คุณ'])('another bank may write %s before the name', async (title) => {
  const { accountName, uuid } = member
  await server.services.database
    .update(members)
    .set({ accountName: `${title}${accountName.replace(' ', '  ')}` })
    .where(eq(members.uuid, uuid))
  await nameMatch()
  expect(await lockedNow()).toMatchObject({ amount: 500, reason: 'REVIEW' })
})

test('a member registered before the exclusion is a name match once they pay in for the first time', async () => {
  const { uuid, username } = await registers()
  await exclude()
  const [registered] = await server.services.database.select().from(members).where(eq(members.uuid, uuid))
  await payIn(server.services, registered!, 500)
  expect(await lockedNow()).toMatchObject({ amount: 500, reason: 'REVIEW' })
  expect((await workOf()).nameMatches[0]).toMatchObject({ username, of: [member.username], isAsked: true })
  expect(await asStaff(server.services, (staff) => staff.clearNameMatch(uuid))).toEqual({ done: true })
  expect(await getCredit()).toMatchObject({ balance: 500 })
})

test('a name match whom staff know is asked about no more', async () => {
  await exclude()
  const registered = await registers()
  expect(await asStaff(server.services, (staff) => staff.clearNameMatch(registered.uuid))).toEqual({
    done: true,
  })
  await payIn(server.services, registered, 500)
  expect(await getCredit()).toMatchObject({ balance: 500 })
  expect(await lockedNow()).toBeUndefined()
})

test('a member with the name of another who plays is reported to nobody', async () => {
  const { user } = await register(another(), newCommand())
  expect((await workOf()).nameMatches).not.toContainEqual(
    expect.objectContaining({ username: user.user_pass.username }),
  )
})

test('nobody is excluded like a person whose exclusion has ended meanwhile, and staff read so', async () => {
  const { uuid } = await nameMatch()
  const ended = { endsAt: new Date('2026-11-01'), returnAskedAt: new Date('2026-11-02') }
  await server.services.database
    .update(memberBreaks)
    .set({ startsAt: new Date('2026-10-01'), ...ended })
    .where(eq(memberBreaks.memberUuid, member.uuid))
  expect(await asStaff(server.services, (staff) => staff.excludeNameMatch(uuid))).toEqual({
    problem: refusals.exclusionEnded,
  })
  expect(await lockedNow()).toMatchObject({ amount: 500, reason: 'REVIEW' })
  expect(await asStaff(server.services, (staff) => staff.clearNameMatch(uuid))).toEqual({ done: true })
  expect(await getCredit()).toMatchObject({ balance: 500 })
})
