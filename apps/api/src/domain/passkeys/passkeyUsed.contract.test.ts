import {
  addPasskey,
  anyone,
  challengePasskey,
  confirmByPasskey,
  disownSession,
  getMember,
  listNotices,
  listPasskeys,
  listSessions,
  logInByPasskey,
  login,
  newCommand,
  onChallenge,
  removeFactor,
  requestPasswordReset,
  resetPassword,
  startPasskey,
  startPasskeyLogin,
  withdraw,
} from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { members } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'

import { authenticator } from '../../testing/authenticator.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { passkeyDevice } from '../../testing/passkeyDevice.ts'
import { payIn } from '../../testing/payIn.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'

const minute = 60_000
const server = testServer()
let member: Member
let phone: ReturnType<typeof passkeyDevice>
beforeAll(async () => {
  // No screen answers the challenge in this test.
  onChallenge(async () => false)
})
beforeEach(async () => {
  member = await newMember(server.services)
  phone = passkeyDevice()
  await payIn(server.services, member, 5_000)
  await on('my-phone')
  await add()
})

const on = async (device: string) => {
  // Log-ins must differ in time.
  server.pass(1_000)
  startSession(await login({ username: member.username, password, device }, anyone))
}
const add = async (device = phone) =>
  addPasskey({ name: 'มือถือ', passkey: device.make(await startPasskey(anyone)) }, anyone)
const logIn = async (device = 'my-phone') => {
  const proof = phone.prove(await startPasskeyLogin({ device }, anyone))
  return logInByPasskey({ proof, device }, anyone)
}
const later = () => server.pass(6 * minute)
const wrong = { status: 422_005, code: 'PASSKEY_WRONG', kind: 'refused' }
const securityEvents = async () =>
  (await listNotices()).items.filter(({ kind }) => kind === 'security').map(({ event }) => event)
const suspend = (status: 'ACTIVE' | 'SUSPENDED') =>
  server.services.database.update(members).set({ status }).where(eq(members.uuid, member.uuid))
const proveWrongly = async (signed: Parameters<typeof phone.prove>[1], device = phone) =>
  refusalOf(confirmByPasskey(device.prove(await challengePasskey(anyone), signed), anyone))
const proveCounting = async (counter: number) =>
  confirmByPasskey(phone.prove(await challengePasskey(anyone), { counter }), anyone)

test('a member with a passkey logs in with it, and is notified of a new device as after any log-in', async () => {
  startSession(await logIn('new-phone'))
  expect((await getMember()).uuid).toBe(member.uuid)
  expect((await listPasskeys())[0]?.lastUsedAt).not.toBeNull()
  expect(await securityEvents()).toEqual(['NEW_DEVICE', 'PASSKEY_ADDED'])
})

test('no code is asked for at that log-in, nor soon after it', async () => {
  const app = authenticator(server)
  await app.setUp()
  expect(await refusalOf(on('new-phone'))).toMatchObject({
    code: 'FACTOR_NEEDED',
    data: { needs: ['factor'], passkey: true },
  })
  startSession(await logIn('new-phone'))
  await withdraw(300, newCommand())
  await removeFactor(anyone)
})

test('a member with a passkey answers with it whatever is asked for, and the same order then goes through once', async () => {
  await authenticator(server).setUp()
  server.pass(31 * minute)
  const order = newCommand()
  expect(await refusalOf(withdraw(300, order))).toMatchObject({
    code: 'FACTOR_NEEDED',
    data: { needs: ['password', 'factor'], passkey: true },
  })
  const request = await challengePasskey(anyone)
  expect(request.allowCredentials.map(({ id }) => id)).toEqual([phone.id])
  await confirmByPasskey(phone.prove(request), anyone)
  const { withdraw: made } = await withdraw(300, order)
  expect((await withdraw(300, order)).withdraw).toEqual(made)
  later()
  await refusalOf(removeFactor(anyone))
})

test('a challenge is answered once, also where it comes twice at once', async () => {
  const request = await challengePasskey(anyone)
  await confirmByPasskey(phone.prove(request), anyone)
  expect(await refusalOf(confirmByPasskey(phone.prove(request), anyone))).toMatchObject(wrong)
  const again = await challengePasskey(anyone)
  const proofs = [phone.prove(again), phone.prove(again)]
  const twice = await Promise.allSettled(proofs.map((proof) => confirmByPasskey(proof, anyone)))
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a member has five minutes for a challenge', async () => {
  const request = await challengePasskey(anyone)
  server.pass(5 * minute)
  expect(await refusalOf(confirmByPasskey(phone.prove(request), anyone))).toMatchObject(wrong)
  const creation = await startPasskey(anyone).catch(() => undefined)
  expect(creation).toBeUndefined()
})

test('a passkey answers no challenge of another session, device or purpose', async () => {
  const here = await challengePasskey(anyone)
  const wanted = await startPasskeyLogin({ device: 'my-phone' }, anyone)
  expect(await refusalOf(confirmByPasskey(phone.prove(wanted), anyone))).toMatchObject(wrong)
  const elsewhere = { proof: phone.prove(wanted), device: 'another-phone' }
  expect(await refusalOf(logInByPasskey(elsewhere, anyone))).toMatchObject(wrong)
  const stolen = { proof: phone.prove(here), device: 'my-phone' }
  expect(await refusalOf(logInByPasskey(stolen, anyone))).toMatchObject(wrong)
  await on('my-phone')
  expect(await refusalOf(confirmByPasskey(phone.prove(here), anyone))).toMatchObject(wrong)
})

test('a passkey is refused on a page that is not the brand’s, by another device, without finger or face, and for another member', async () => {
  for (const origin of ['https://saengthong.example.evil', 'http://saengthong.example', 'http://127.0.0.1'])
    expect(await proveWrongly({ origin })).toMatchObject(wrong)
  expect(await proveWrongly({ isVerified: false })).toMatchObject(wrong)
  expect(await proveWrongly({}, passkeyDevice())).toMatchObject(wrong)
  await server.logIn(await newMember(server.services))
  expect(await proveWrongly({})).toMatchObject(wrong)
})

test('a passkey is refused where the device counts back: it may be a copy', async () => {
  await proveCounting(7)
  expect(await refusalOf(proveCounting(7))).toMatchObject(wrong)
  expect(await refusalOf(proveCounting(3))).toMatchObject(wrong)
  await proveCounting(8)
})

test('a device need not count', async () => {
  const still = passkeyDevice()
  await add(still)
  for (let time = 0; time < 2; time += 1)
    await confirmByPasskey(still.prove(await challengePasskey(anyone), { counter: 0 }), anyone)
})

test('a member does not log in while suspended', async () => {
  await suspend('SUSPENDED')
  expect(await refusalOf(logIn())).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  await suspend('ACTIVE')
})

test('a member keeps none that a thief may have added: one added since a log-in that is disowned is gone, and after a new password by phone all are', async () => {
  server.pass(1_000)
  const thief = passkeyDevice()
  const mine = await login({ username: member.username, password, device: 'my-phone' }, anyone)
  await on('thief')
  await add(thief)
  startSession(mine)
  const stranger = (await listSessions()).find(({ isNew }) => isNew)!
  await disownSession(stranger.uuid, anyone)
  expect(await listPasskeys()).toHaveLength(1)
  const proof = thief.prove(await startPasskeyLogin({ device: 'thief' }, anyone))
  expect(await refusalOf(logInByPasskey({ proof, device: 'thief' }, anyone))).toMatchObject(wrong)

  const { reset } = await requestPasswordReset({ phone: member.phone }, anyone)
  server.pass(1_000)
  const code = /\d{6}/.exec((await readMessages(server.services, member.phone)).join())?.[0] ?? ''
  const newPassword = 'a-password-of-the-owner'
  await resetPassword({ reset, code, newPassword, confirmPassword: newPassword }, anyone)
  expect(await refusalOf(logIn())).toMatchObject(wrong)
})

test('wrong passkeys from a network are refused after a while, and a known device still gets in', async () => {
  const { throttles } = server.services
  const { loginAddress } = throttles
  throttles.loginAddress = { times: 1, seconds: 900 }
  server.pass(900_000)
  const stranger = passkeyDevice()
  const wrongly = async () =>
    refusalOf(
      logInByPasskey(
        {
          proof: stranger.prove(await startPasskeyLogin({ device: 'a-stranger' }, anyone)),
          device: 'a-stranger',
        },
        anyone,
      ),
    )
  for (let time = 0; time < 10; time += 1) expect(await wrongly()).toMatchObject(wrong)
  expect(await wrongly()).toMatchObject({ status: 429_001, code: 'TOO_MANY', retryAfter: 900 })
  expect((await refusalOf(logIn('another-phone'))).code).toBe('TOO_MANY')
  await logIn()
  server.pass(900_000)
  await logIn('another-phone')
  throttles.loginAddress = loginAddress
})
