import {
  addPasskey,
  anyone,
  confirmSession,
  getSetting,
  listNotices,
  listPasskeys,
  login,
  logInByPasskey,
  onChallenge,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { passkeyChallenges } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { sweep } from '../../jobs/sweep.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { passkeyDevice } from '../../testing/passkeyDevice.ts'
import { payIn } from '../../testing/payIn.ts'
import { readMessages } from '../../testing/readMessages.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import { relyingPartyOf, signedOrigin } from './challenge.ts'

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

test('the server says that it has passkeys', async () => {
  expect((await getSetting()).features).toMatchObject({ passkeys: true })
})

test('a member adds a passkey, is notified, and finds it by its name', async () => {
  expect(await listPasskeys()).toEqual([])
  const creation = await startPasskey(anyone)
  expect(creation.rp.id).toBe('saengthong.example')
  expect(JSON.stringify(creation)).not.toContain(member.uuid)
  const added = await addPasskey({ name: 'มือถือ', passkey: phone.make(creation) }, anyone)
  expect(await listPasskeys()).toEqual([added])
  expect(added).toMatchObject({ name: 'มือถือ', lastUsedAt: null })
  expect(await securityEvents()).toEqual(['PASSKEY_ADDED'])
  expect((await readMessages(server.services, member.phone)).join()).toContain('พาสคีย์')
  expect(await renamePasskey({ uuid: added.uuid, name: ' โทรศัพท์ ' }, anyone)).toMatchObject({
    name: 'โทรศัพท์',
  })
})

test('the password is asked for before one is added or removed', async () => {
  const { uuid } = await add()
  later()
  const needs = { code: 'PASSWORD_AGAIN', data: { needs: ['password'], passkey: true } }
  expect(await refusalOf(startPasskey(anyone))).toMatchObject(needs)
  expect(await refusalOf(removePasskey(uuid, anyone))).toMatchObject(needs)
  await confirmSession({ password }, anyone)
  await removePasskey(uuid, anyone)
  expect(await listPasskeys()).toEqual([])
  expect(await securityEvents()).toEqual(['PASSKEY_REMOVED', 'PASSKEY_ADDED'])
  expect(await refusalOf(logIn())).toMatchObject(wrong)
  await on('my-phone')
})

test('one passkey is added once, to one member', async () => {
  await add()
  expect((await startPasskey(anyone)).excludeCredentials).toEqual([
    { id: phone.id, type: 'public-key', transports: ['internal'] },
  ])
  expect(await refusalOf(add())).toMatchObject({ status: 409_803, code: 'PASSKEY_THERE' })
  const other = await newMember(server.services)
  await server.logIn(other)
  expect(await refusalOf(add())).toMatchObject({ code: 'PASSKEY_THERE' })
})

test('twenty are the most', async () => {
  for (let made = 0; made < 20; made += 1) await add(passkeyDevice())
  expect(await refusalOf(add())).toMatchObject({ code: 'BUSINESS_RULE' })
})

test('nobody sees, renames or removes another member’s', async () => {
  const { uuid } = await add()
  await server.logIn(await newMember(server.services))
  expect(await listPasskeys()).toEqual([])
  expect((await refusalOf(renamePasskey({ uuid, name: 'x' }, anyone))).status).toBe(404_001)
  expect((await refusalOf(removePasskey(uuid, anyone))).status).toBe(404_001)
})

test('a passkey that was made for nothing is not added', async () => {
  const make = async (signed: Parameters<typeof phone.make>[1]) =>
    refusalOf(addPasskey({ name: 'x', passkey: phone.make(await startPasskey(anyone), signed) }, anyone))
  expect(await make({ origin: 'https://evil.example' })).toMatchObject(wrong)
  expect(await make({ isVerified: false })).toMatchObject(wrong)
  const creation = await startPasskey(anyone)
  server.pass(5 * minute)
  expect(await refusalOf(addPasskey({ name: 'x', passkey: phone.make(creation) }, anyone))).toMatchObject(
    wrong,
  )
})

test('a visitor of the log-in page leaves nothing in the database, and answered challenges are deleted after their time', async () => {
  const { database } = server.services
  await add()
  const before = await database.select().from(passkeyChallenges)
  await startPasskeyLogin({}, anyone)
  expect(await database.select().from(passkeyChallenges)).toEqual(before)
  expect(before.length).toBeGreaterThan(0)
  later()
  await sweep(server.services)
  expect(await database.select().from(passkeyChallenges)).toEqual([])
})

const hosts = {
  domains: ['www.saengthong.example', 'saengthong.example', 'saengthong-thai.example'],
  localOrigins: false,
}
const signedAt = (origin: unknown) => Buffer.from(JSON.stringify({ origin })).toString('base64url')

test('a passkey serves a domain and what is below it, of the brand’s domains alone', () => {
  expect(relyingPartyOf(hosts, 'www.saengthong.example')).toBe('saengthong.example')
  expect(relyingPartyOf(hosts, 'saengthong.example')).toBe('saengthong.example')
  expect(relyingPartyOf(hosts, 'saengthong-thai.example')).toBe('saengthong-thai.example')
  for (const host of ['shop.saengthong.example', 'example', 'localhost', 'evil.example', ''])
    expect(relyingPartyOf(hosts, host)).toBeUndefined()
})

test('this machine is a place of its own only where everything is simulated', () => {
  expect(relyingPartyOf({ ...hosts, localOrigins: true }, 'localhost')).toBe('localhost')
  expect(signedOrigin({ ...hosts, localOrigins: true }, signedAt('http://localhost:5173'))).toEqual({
    origin: 'http://localhost:5173',
    rpId: 'localhost',
  })
  // An IP address cannot own passkeys.
  expect(signedOrigin({ ...hosts, localOrigins: true }, signedAt('http://127.0.0.1:5173'))).toBeUndefined()
  expect(signedOrigin(hosts, signedAt('http://localhost:5173'))).toBeUndefined()
})

test('what was signed elsewhere, or is no client data at all, is of no place', () => {
  expect(signedOrigin(hosts, signedAt('https://www.saengthong.example'))).toEqual({
    origin: 'https://www.saengthong.example',
    rpId: 'saengthong.example',
  })
  for (const text of [
    signedAt('https://saengthong.example.evil'),
    signedAt(7),
    signedAt(undefined),
    'bnVsbA',
    'x',
  ])
    expect(signedOrigin(hosts, text)).toBeUndefined()
})
