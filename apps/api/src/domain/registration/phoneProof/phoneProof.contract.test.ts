import {
  anyone,
  getSetting,
  newCommand,
  provePhone,
  register,
  type RegisterRequest,
  requestPhoneProof,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { members, messages, phoneProofs } from '../../../database/schema.ts'
import { readSite, writeSite } from '../../settings/settings.ts'
import { password } from '../../../testing/newMember.ts'
import { readMessages } from '../../../testing/readMessages.ts'
import { refusalOf } from '../../../testing/refusalOf.ts'
import { testServer } from '../../../testing/testServer.ts'

const minute = 60_000
const server = testServer()
let count = 0
let phone = ''
beforeEach(async () => {
  server.logOut()
  count += 1
  phone = `09100000${String(count).padStart(2, '0')}`
  await isAsked(true)
})

const isAsked = async (isIt: boolean) => {
  const { database } = server.services
  await writeSite(database, { ...(await readSite(database)), phoneProof: isIt })
}
const visitor = (change: Partial<RegisterRequest> = {}): RegisterRequest => ({
  phone,
  password,
  confirmPassword: password,
  bankId: `12345678${String(count).padStart(2, '0')}`,
  bankName: 'KBANK',
  consent: { terms: true, privacy: true, marketing: false, version: '2026-01' },
  ageConfirmed: true,
  birthDate: '1986-04-13',
  ...change,
})
const ask = async () => {
  // Codes to one phone are at least a minute apart.
  server.pass(minute)
  const { proof } = await requestPhoneProof({ phone }, anyone)
  await readMessages(server.services, phone)
  return proof
}
const codeSent = async () => {
  const [newest = ''] = await readMessages(server.services, phone)
  return /\d{6}/.exec(newest)?.[0] ?? ''
}
const prove = async () => {
  const proof = await ask()
  await provePhone({ proof, code: await codeSent() }, anyone)
  return proof
}
const unproven = { status: 400_001, data: { fields: { phone: expect.stringMatching(/ยืนยันเบอร์มือถือ/) } } }
const codeWrong = { status: 422_004, data: { fields: { code: expect.any(String) } } }

test('a visitor proves the phone with the code sent to it, and registers', async () => {
  expect((await getSetting()).features['phoneProof']).toBe(true)
  const { user } = await register(visitor({ phoneProof: await prove() }), newCommand())
  const isTheirs = eq(members.uuid, user.uuid)
  const [member] = await server.services.database.select().from(members).where(isTheirs)
  expect(member?.phoneProvenAt).toEqual(server.services.clock())
})

test('nobody registers without a proof, or with one that is not proven, another phone’s, used, or too old', async () => {
  const registers = (change: Partial<RegisterRequest>) => refusalOf(register(visitor(change), newCommand()))
  expect(await registers({})).toMatchObject(unproven)
  expect(await registers({ phoneProof: 'nonsense' })).toMatchObject(unproven)
  expect(await registers({ phoneProof: await ask() })).toMatchObject(unproven)
  const phoneProof = await prove()
  expect(await registers({ phoneProof, phone: '0999999999' })).toMatchObject(unproven)
  await register(visitor({ phoneProof }), newCommand())
  expect(await registers({ phoneProof, bankId: '9876543210' })).toMatchObject(unproven)
  phone = '0911111111'
  const late = await prove()
  server.pass(60 * minute)
  expect(await registers({ phoneProof: late, bankId: '9876543211' })).toMatchObject(unproven)
})

test('a code is good for ten minutes and five tries, also where they come at once', async () => {
  const proof = await ask()
  const code = await codeSent()
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await refusalOf(provePhone({ proof: await ask(), code }, anyone))).toMatchObject(codeWrong)
  await Promise.all(Array.from({ length: 5 }, () => refusalOf(provePhone({ proof, code: wrong }, anyone))))
  expect(await refusalOf(provePhone({ proof, code }, anyone))).toMatchObject(codeWrong)
  const next = await ask()
  const late = await codeSent()
  server.pass(10 * minute)
  expect(await refusalOf(provePhone({ proof: next, code: late }, anyone))).toMatchObject(codeWrong)
})

test('too many codes to one phone, or from one device, have to wait', async () => {
  for (let time = 0; time < 5; time += 1) await ask()
  expect(await refusalOf(ask())).toMatchObject({ code: 'TOO_MANY' })
  const device = 'a-device-that-asks'
  for (let time = 0; time < 5; time += 1)
    await requestPhoneProof({ phone: `092222220${time}`, device }, anyone)
  const sixth = await refusalOf(requestPhoneProof({ phone: '0922222209', device }, anyone))
  expect(sixth).toMatchObject({ code: 'TOO_MANY' })
})

test('the code is nowhere in the database once it is sent', async () => {
  await ask()
  const code = await codeSent()
  const { database } = server.services
  const stored = [...(await database.select().from(messages)), ...(await database.select().from(phoneProofs))]
  expect(JSON.stringify(stored)).not.toContain(code)
})

test('where the operator does not ask for it, or there is no gateway, everybody registers without', async () => {
  await isAsked(false)
  expect((await getSetting()).features['phoneProof']).toBe(false)
  expect((await refusalOf(ask())).status).toBe(404_001)
  await register(visitor(), newCommand())
  await isAsked(true)
  const { notifier } = server.services
  delete server.services.notifier
  expect((await getSetting()).features['phoneProof']).toBe(false)
  phone = '0912222222'
  await register(visitor({ bankId: '9876543212' }), newCommand())
  server.services.notifier = notifier
})
