import type { LoginRequest } from '@member/api-client'
import { like } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../main/app.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { attempts } from '../../database/schema.ts'
import type { AppEnv, Member, Services } from '../../services/services.ts'
import { newMember, password } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'
import { hasProofOfWork } from './loginThrottle.ts'

let open: OpenDatabase
let services: Services
let app: Hono<AppEnv>
let member: Member

beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database))
  app = createApp(services)
})
beforeEach(async () => {
  member = await newMember(services)
})
afterAll(() => open.close())

const ask = async (address: string, body: LoginRequest) =>
  app.request(
    '/api/auth/login',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
const login = async (address: string, word: string, username = member.username) =>
  (await ask(address, { username, password: word })).status
const attackOn = async (username: string, address: string) => {
  for (let attempt = 0; attempt < 7; attempt += 1) await login(address, `guess-${attempt}`, username)
}
const attack = (address: string) => attackOn(member.username, address)

test('a guesser of a password is locked out, the member at home is not', async () => {
  await attack('198.51.100.1')
  expect(await login('198.51.100.1', password)).toBe(429)
  expect(await login('203.0.113.5', password)).toBe(200)
})

test('guesses from everywhere are too many, but not for where the member lately came in', async () => {
  expect(await login('203.0.113.5', password)).toBe(200)
  for (let host = 1; host < 8; host += 1) await attack(`198.51.100.${host}`)
  expect(await login('198.51.100.99', password)).toBe(429)
  expect(await login('203.0.113.5', password)).toBe(200)
})

test('the addresses of one IPv6 network are one', async () => {
  for (let host = 1; host < 8; host += 1) await login(`2001:db8::${host}`, 'guess')
  expect(await login('2001:db8:0:0:ffff::1', password)).toBe(429)
  expect(await login('2001:db8:0:1::1', password)).toBe(200)
})

test('name and phone are one account, here and from everywhere', async () => {
  const names = [member.username, member.phone, `${member.phone.slice(0, 3)}-${member.phone.slice(3)}`]
  for (let attempt = 0; attempt < 5; attempt += 1)
    await login('198.51.100.1', `guess-${attempt}`, names[attempt % 3])
  for (const name of names) expect(await login('198.51.100.1', password, name)).toBe(429)
  for (let host = 0; host < 15; host += 1) await login(`198.51.101.${host}`, 'guess', names[host % 3])
  for (const name of names) expect(await login('203.0.113.9', password, name)).toBe(429)
})

const Asked = v.object({ data: v.object({ retryAfterSec: v.number(), work: v.number() }) })

async function workFor(bits: number, worked: LoginRequest, words: LoginRequest) {
  let place = 0
  while (!hasProofOfWork({ ...worked, proof: String(place) }, bits)) place += 1
  return (await ask('203.0.113.7', { ...words, proof: String(place) })).status
}

test('an attacker from everywhere locks the member out nowhere: work lets them in', async () => {
  for (let host = 1; host < 8; host += 1) await attack(`198.51.102.${host}`)
  const typed = { username: member.username, password }
  const asked = await ask('203.0.113.7', typed)
  expect(asked.status).toBe(429)
  const { data } = v.parse(Asked, await asked.json())
  expect(data).toEqual({ retryAfterSec: 900, work: 14 })
  // Work for one password is not valid for another.
  expect(await workFor(data.work, { ...typed, password: 'guess' }, typed)).toBe(429)
  expect(await workFor(data.work, typed, typed)).toBe(200)
  // More guesses need more work.
  for (let host = 1; host < 20; host += 1) await attack(`198.51.103.${host}`)
  const later = v.parse(Asked, await (await ask('203.0.113.8', typed)).json())
  expect(later.data.work).toBeGreaterThan(14)
})

const device = 'a-browser-of-the-member'

test('a device that the member came in on gets in while name, network and all guesses are too many', async () => {
  const typed = { username: member.username, password, device }
  expect((await ask('203.0.113.5', typed)).status).toBe(200)
  for (let host = 1; host < 8; host += 1) await attack(`198.51.104.${host}`)
  await attack('203.0.113.5')
  expect(await login('203.0.113.5', password)).toBe(429)
  expect((await ask('203.0.113.5', { ...typed, device: 'another-browser-of-theirs' })).status).toBe(429)
  expect((await ask('203.0.113.5', typed)).status).toBe(200)
  expect((await ask('203.0.113.99', typed)).status).toBe(200)
  // Known for this member only.
  const other = await newMember(services)
  await attackOn(other.username, '203.0.113.5')
  expect((await ask('203.0.113.5', { username: other.username, password, device })).status).toBe(429)
})

test('a known device has ten tries of its own, and a right password gives them back', async () => {
  const typed = { username: member.username, password, device }
  expect((await ask('203.0.113.6', typed)).status).toBe(200)
  const guess = () => ask('203.0.113.6', { ...typed, password: 'guess' })
  for (let time = 0; time < 9; time += 1) await guess()
  expect((await ask('203.0.113.6', typed)).status).toBe(200)
  await Promise.all(Array.from({ length: 30 }, guess))
  expect((await ask('203.0.113.6', typed)).status).toBe(429)
})

test('a network that fails with many names costs its neighbours a moment of work, and leaves a row for few names', async () => {
  const address = '198.51.105.1'
  services.throttles.loginAddress = { times: 10, seconds: 900 }
  const names = Array.from({ length: 40 }, (_, at) => `nobody${at}`)
  await Promise.all(names.map((name) => login(address, 'guess', name)))
  const rows = await open.database.select().from(attempts).where(like(attempts.bucket, '%:nobody%'))
  expect(rows.length).toBeLessThanOrEqual(20)
  const typed = { username: member.username, password }
  const { data } = v.parse(Asked, await (await ask(address, typed)).json())
  let place = 0
  while (!hasProofOfWork({ ...typed, proof: String(place) }, data.work)) place += 1
  expect((await ask(address, { ...typed, proof: String(place) })).status).toBe(200)
  services.throttles.loginAddress = { times: 1_000, seconds: 60 }
})

test('a mobile network whose members get in is never too much', async () => {
  services.throttles.loginAddress = { times: 3, seconds: 900 }
  for (let time = 0; time < 12; time += 1) {
    const { username } = await newMember(services)
    expect(await login('198.51.106.1', password, username)).toBe(200)
  }
  services.throttles.loginAddress = { times: 1_000, seconds: 60 }
})
