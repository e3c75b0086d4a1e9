import { newOrder, register } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { protectionLog } from '../database/schema.ts'
import { protectionWork } from '../desk/protectionWork.ts'
import { protectionView } from '../desk/view/protectionView.ts'
import type { Member } from '../request/services.ts'
import { newMember } from '../testing/newMember.ts'
import { refusalOf } from '../testing/refusalOf.ts'
import { standServer, type StoodServer } from '../testing/standServer.ts'
import { takeBreak } from './takeBreak.ts'

let server: StoodServer
let member: Member
let count = 0

beforeAll(async () => {
  server = await standServer()
  // Everybody at this bank has one name.
  server.services.bank.accountName = async () => ({ kind: 'found', name: member.accountName })
})
afterAll(() => server.fall())
beforeEach(async () => {
  server.leave()
  count += 1
  const name = `สมหญิง รักเรียน${count}`
  member = await newMember(server.services, { name, accountName: name })
})

const exclude = () =>
  server.services.database.transaction((tx) =>
    takeBreak(tx, member.uuid, 'FIVE_YEARS', server.services.clock()),
  )
const another = (same: object = {}) => ({
  phone: `089900000${count}`,
  username: `another${count}`,
  password: 'another-good-password',
  confirmPassword: 'another-good-password',
  bankName: 'KBANK',
  bankId: `998877665${count}`,
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
const deskWork = () => protectionWork(server.services.database, server.services.clock())

test.each([
  ['phone', () => ({ phone: member.phone })],
  ['phone, written with its country', () => ({ phone: `+66${member.phone.slice(1)}` })],
  ['account', () => ({ bankName: member.bankName, bankId: member.bankId })],
  ['name and number', () => ({ bankName: 'KBANK', bankId: member.bankId })],
])('a member who is excluded registers no second time by the same %s', async (_what, same) => {
  await exclude()
  expect(await refusalOf(register(another(same()), newOrder()))).toMatchObject({
    code: 'EXCLUDED_PERSON',
    message: 'ผู้สมัครอยู่ระหว่างการงดเล่นตามที่ขอไว้ จึงสมัครใหม่ไม่ได้',
  })
  expect(await logOf()).toEqual(['SELF_EXCLUDED', 'REGISTRATION_REFUSED'])
})

test('a namesake with a phone and an account of their own registers, and the desk is told', async () => {
  await exclude()
  const { user } = await register(another(), newOrder())
  const { username } = user.user_pass
  const work = await deskWork()
  expect(work.namesakes).toMatchObject([{ username, of: [member.username] }])
  expect(String(await protectionView(work))).toContain('same name')
})

test('of whoever bears the name of a member who plays, nobody is told', async () => {
  const { user } = await register(another(), newOrder())
  expect((await deskWork()).namesakes).not.toContainEqual(
    expect.objectContaining({ username: user.user_pass.username }),
  )
})
