import {
  anyone,
  confirmSession,
  getSecondFactor,
  listNotices,
  newCommand,
  onChallenge,
  proveFactor,
  startFactor,
  withdraw,
} from '@member/api-client'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recoveryCodes, secondFactors } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer()
let app: ReturnType<typeof authenticator>
let member: Member
beforeAll(async () => {
  app = authenticator(server)
  onChallenge(async () => false)
})
beforeEach(async () => {
  member = await newMember(server.services)
  await payIn(server.services, member, 5_000)
  await app.logIn(member, 'my-phone')
})

const codeWrong = { status: 422_004, code: 'CODE_WRONG', data: { fields: { code: expect.any(String) } } }

test('a member who wants a second factor turns it on with the first code of their app, and gets ten recovery codes, once', async () => {
  expect(await getSecondFactor()).toEqual({ isOn: false, since: null, askedAbove: 0, recoveryLeft: 0 })
  const { secret: text, address } = await startFactor(anyone)
  expect(new URL(address).searchParams.get('secret')).toBe(text)
  expect(decodeURIComponent(address)).toContain(`saengthong.example:${member.username}`)
  app.take(text)
  expect(await getSecondFactor()).toMatchObject({ isOn: false })
  const { codes } = await proveFactor(app.code(), anyone)
  expect(new Set(codes).size).toBe(10)
  expect(await getSecondFactor()).toMatchObject({ isOn: true, askedAbove: 0, recoveryLeft: 10 })
  expect((await listNotices()).items[0]).toMatchObject({ kind: 'security', event: 'FACTOR_ON' })
  expect(await readMessages(server.services, member.phone)).toEqual([
    expect.stringContaining('เปิดการยืนยันสองขั้นตอน'),
  ])
})

test('a member who wants a second factor is asked for the password where it was given longer ago than five minutes', async () => {
  server.pass(6 * 60_000)
  expect(await refusalOf(startFactor(anyone))).toMatchObject({
    status: 428_001,
    data: { needs: ['password'] },
  })
  await confirmSession({ password }, anyone)
  await startFactor(anyone)
})

test('a member who wants a second factor may begin anew until it is on; a code of the key before is no good', async () => {
  const { secret: former } = await startFactor(anyone)
  await startFactor(anyone)
  app.take(former)
  expect(await refusalOf(proveFactor(app.code(), anyone))).toMatchObject(codeWrong)
  expect(await getSecondFactor()).toMatchObject({ isOn: false })
  await withdraw(300, newCommand())
})

test('a member who wants a second factor has one at a time', async () => {
  await app.setUp()
  expect(await refusalOf(startFactor(anyone))).toMatchObject({ code: 'FACTOR_ON' })
  expect(await refusalOf(proveFactor(app.code(), anyone))).toMatchObject({ code: 'FACTOR_ON' })
})

test('neither key nor recovery codes are readable in the database', async () => {
  const codes = await app.setUp()
  const { database } = server.services
  const stored = await database.select().from(secondFactors)
  expect(stored.some((row) => Buffer.from(row.secret).includes(app.secret()))).toBe(false)
  expect(JSON.stringify(await database.select().from(recoveryCodes))).not.toContain(codes[0])
})
