import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { OpenDatabase } from '../database/open.ts'
import type { AppEnv, Member, Services } from '../request/services.ts'
import { newMember, password } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { testServices } from '../testing/testServices.ts'

let open: OpenDatabase
let services: Services
let app: Hono<AppEnv>
let member: Member

beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database, { behindProxy: true }))
  app = createApp(services)
})
beforeEach(async () => {
  member = await newMember(services)
})
afterAll(() => open.close())

const login = async (address: string, word: string) => {
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ username: member.username, password: word }),
  })
  return response.status
}
const attack = async (address: string) => {
  for (let attempt = 0; attempt < 7; attempt += 1) await login(address, `guess-${attempt}`)
}

test('who guesses a password is shut out, the member at home is not', async () => {
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
