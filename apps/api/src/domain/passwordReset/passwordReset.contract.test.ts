import { anyone, getMember, getSetting, login, requestPasswordReset, resetPassword } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { members, messages, passwordResets } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const minute = 60_000
const server = testServer()
let member: Member
beforeEach(async () => {
  member = await newMember(server.services)
})

const codeTo = async (phone: string) => {
  const [newest = ''] = await readMessages(server.services, phone)
  return /\d{6}/.exec(newest)?.[0] ?? ''
}
const ask = async (phone = member.phone) => {
  // Codes to one phone are at least a minute apart.
  server.pass(minute)
  return (await requestPasswordReset({ phone }, anyone)).reset
}
const set = (reset: string, code: string, newPassword = 'a-new-good-password') =>
  resetPassword({ reset, code, newPassword, confirmPassword: newPassword }, anyone)
const codeWrong = { status: 422_004, code: 'CODE_WRONG', data: { fields: { code: expect.any(String) } } }

test('a member who forgot the password sets a new one with the code from their phone; every session ends, and they are notified', async () => {
  await server.logIn(member)
  const reset = await ask(`+66 ${member.phone.slice(1)}`)
  await set(reset, await codeTo(member.phone))
  expect(await refusalOf(getMember())).toMatchObject({
    status: 401_003,
    message: expect.stringMatching(/เปลี่ยนรหัสผ่าน/),
  })
  expect((await refusalOf(login({ username: member.username, password }, anyone))).status).toBe(401_010)
  await login({ username: member.phone, password: 'a-new-good-password' }, anyone)
  server.pass(1_000)
  expect((await readMessages(server.services, member.phone))[0]).toMatch(/รหัสผ่านของคุณถูกเปลี่ยนแล้ว/)
})

test('a member who was locked out for wrong passwords gets in with the new one', async () => {
  for (let time = 0; time < 6; time += 1)
    await refusalOf(login({ username: member.username, password: 'guess' }, anyone))
  const reset = await ask()
  await set(reset, await codeTo(member.phone))
  await login({ username: member.username, password: 'a-new-good-password' }, anyone)
})

test('a code works once, for ten minutes, and for the request that it was sent for', async () => {
  const first = await ask()
  const code = await codeTo(member.phone)
  const other = await ask()
  const late = await codeTo(member.phone)
  expect(await refusalOf(set(other, code))).toMatchObject(codeWrong)
  await set(first, code)
  expect(await refusalOf(set(first, code))).toMatchObject(codeWrong)
  server.pass(10 * minute)
  expect(await refusalOf(set(other, late))).toMatchObject(codeWrong)
})

test('of two uses at once one sets the password', async () => {
  const reset = await ask()
  const code = await codeTo(member.phone)
  const both = await Promise.allSettled([
    set(reset, code, 'first-good-password'),
    set(reset, code, 'other-good-password'),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('after five wrong codes the right one is refused too, also where they come at once', async () => {
  const reset = await ask()
  const code = await codeTo(member.phone)
  const wrong = code === '000000' ? '000001' : '000000'
  await Promise.all(Array.from({ length: 5 }, () => refusalOf(set(reset, wrong))))
  expect(await refusalOf(set(reset, code))).toMatchObject(codeWrong)
})

test('a new password that is easily guessed is refused, and uses the code up no faster than a good one', async () => {
  const reset = await ask()
  const code = await codeTo(member.phone)
  for (let time = 0; time < 6; time += 1)
    expect((await refusalOf(set(reset, code, 'iloveyou'))).data).toEqual({
      fields: { newPassword: expect.stringMatching(/เดาง่าย/) },
    })
  await set(reset, code)
})

test('the password of before is refused as the new one, also after a log-in was disowned, and the code is still good', async () => {
  await server.services.database
    .update(members)
    .set({ withdrawLockedAt: server.services.clock() })
    .where(eq(members.uuid, member.uuid))
  const reset = await ask()
  const code = await codeTo(member.phone)
  expect((await refusalOf(set(reset, code, password))).data).toEqual({
    fields: { newPassword: expect.stringMatching(/ต่างจากรหัสเดิม/) },
  })
  await login({ username: member.username, password }, anyone)
  await set(reset, code)
})

test('a phone that is nobody’s, or a suspended member’s, is answered alike, and sent nothing', async () => {
  const suspended = await newMember(server.services, { status: 'SUSPENDED' })
  const answers = []
  for (const phone of [member.phone, '0899999999', suspended.phone])
    answers.push(await requestPasswordReset({ phone }, anyone))
  for (const answer of answers) expect(answer).toMatchObject({ validSec: 600, resendSec: 60 })
  const refusals = []
  for (const { reset } of answers) refusals.push(await refusalOf(set(reset, '123456')))
  for (const refusal of refusals) expect(refusal).toMatchObject(codeWrong)
  expect(await readMessages(server.services, '0899999999')).toEqual([])
  expect(await readMessages(server.services, suspended.phone)).toEqual([])
  expect(await readMessages(server.services, member.phone)).toHaveLength(1)
})

test('whether the phone is a member’s is not looked at before the answer', async () => {
  const reset = await ask()
  const [row] = await server.services.database
    .select()
    .from(passwordResets)
    .where(eq(passwordResets.uuid, reset))
  expect(row).toMatchObject({ memberUuid: null, codeHash: null, lookedUpAt: null })
})

test('too many requests for one phone, or from one device, have to wait', async () => {
  for (let time = 0; time < 5; time += 1) await ask()
  const ofDay = 24 * 60 * 60 - 5 * 60
  expect(await refusalOf(ask())).toMatchObject({ code: 'TOO_MANY', retryAfter: ofDay })
  // From a network with an earlier log-in the limit is hourly.
  await login({ username: member.username, password }, anyone)
  for (let time = 0; time < 5; time += 1) await ask()
  expect(await refusalOf(ask())).toMatchObject({ code: 'TOO_MANY', retryAfter: 55 * 60 })
  const device = 'a-device'
  for (let time = 0; time < 5; time += 1)
    await requestPasswordReset({ phone: `088888000${time}`, device }, anyone)
  const sixth = await refusalOf(requestPasswordReset({ phone: '0888880009', device }, anyone))
  expect(sixth).toMatchObject({ code: 'TOO_MANY' })
})

test('the code is nowhere in the database once it is sent', async () => {
  await ask()
  const code = await codeTo(member.phone)
  const { database } = server.services
  const stored = [
    ...(await database.select().from(messages)),
    ...(await database.select().from(passwordResets)),
  ]
  expect(JSON.stringify(stored)).not.toContain(code)
})

test('a phone that was changed since does not set the password', async () => {
  const reset = await ask()
  const code = await codeTo(member.phone)
  await server.services.database
    .update(members)
    .set({ phone: '0822222222' })
    .where(eq(members.uuid, member.uuid))
  expect(await refusalOf(set(reset, code))).toMatchObject(codeWrong)
})

test('a server without a gateway does not name it, and has no such call', async () => {
  const { notifier } = server.services
  delete server.services.notifier
  expect((await getSetting()).features['passwordReset']).toBe(false)
  expect((await refusalOf(ask())).status).toBe(404_001)
  server.services.notifier = notifier
  expect((await getSetting()).features['passwordReset']).toBe(true)
})
