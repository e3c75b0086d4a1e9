import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { members } from '../../database/schema.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'
import { sendersLike } from './samePerson.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  const { services } = testServices(open.database)
  const accounts = [
    ['SCB', '4071234567'],
    ['KBANK', '4071234567'],
    ['SCB', '4079876543'],
  ] as const
  for (const [bankName, bankId] of accounts) {
    const { uuid } = await newMember(services)
    const account = { bankName, bankId, accountName: 'สมชาย ใจดี' }
    await open.database.update(members).set(account).where(eq(members.uuid, uuid))
  }
})
afterAll(() => open.close())

const found = async (account: string, name = 'สมชาย ใ***') =>
  (await sendersLike(open.database, { bankName: 'SCB', name, account })).map(({ bankId }) => bankId)

test.each([
  ['four digits in a row', 'xxx-x-x3456-x', ['4071234567']],
  ['three digits in a row', '407-x-xxxxx-x', ['4071234567', '4079876543']],
  ['three digits that stand apart', 'x0x-1-xxxx6-x', ['4071234567']],
  ['digits of nobody', 'xxx-x-x9999-x', []],
])('a mask that shows %s finds its members, at its bank alone', async (_, account, whose) => {
  expect((await found(account)).toSorted()).toEqual(whose)
})

test('the name has to fit as well', async () => {
  expect(await found('xxx-x-x3456-x', 'สมหญิง ใ***')).toEqual([])
})
