import { describe, expect, test, afterAll, beforeAll } from 'vitest'
import { maskAccount, shortenName } from '../../values/maskAccount.ts'
import { fitsAccount, fitsName, samePerson, sendersLike } from './samePerson.ts'
import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../../database/database.ts'
import { members } from '../../database/schema.ts'
import { newMember } from '../../testing/newMember.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { testServices } from '../../testing/testServices.ts'

describe('what a slip shows of an account', () => {
  test.each([
    ['0123456789', 'xxx-x-x5678-x'],
    ['123456789012', 'xxxxx-x-x8901-x'],
  ])('%s is printed %s', (account, masked) => expect(maskAccount(account)).toBe(masked))

  test('a surname is cut to its first letter', () => {
    expect(shortenName('นาย สมชาย ใจดี')).toBe('นาย สมชาย ใ***')
    expect(shortenName('แสงทอง')).toBe('แสงทอง')
  })

  test('its own masked number and shortened name fit every account', () => {
    for (const account of ['0123456789', '123456789012', '12345678901234']) {
      expect(fitsAccount(maskAccount(account), account)).toBe(true)
    }
    expect(fitsName('นาย สมชาย ใ***', 'สมชาย ใจดี')).toBe(true)
    expect(fitsName('MR. SOMCHAI J', 'Somchai Jaidee')).toBe(true)
  })

  test('another number, another name, and a mask that shows nothing do not fit', () => {
    expect(fitsAccount('xxx-x-x5679-x', '0123456789')).toBe(false)
    expect(fitsAccount('xxx-x-xxxxx-x', '0123456789')).toBe(false)
    expect(fitsAccount('xxx5678x', '0123456789')).toBe(true)
    expect(fitsName('นาย สมหมาย ใ***', 'สมชาย ใจดี')).toBe(false)
    expect(fitsName('***', 'สมชาย ใจดี')).toBe(false)
  })

  test('a person is the same, doubtful or another', () => {
    const mine = { bankName: 'SCB', bankId: '0123456789' }
    const party = { bankName: 'SCB', account: 'xxx-x-x5678-x', name: 'สมชาย ใ' }
    expect(samePerson(party, mine, 'สมชาย ใจดี')).toBe('same')
    expect(samePerson({ ...party, bankName: 'BBL' }, mine, 'สมชาย ใจดี')).toBe('doubtful')
    expect(samePerson({ ...party, name: 'วิภา ก' }, mine, 'สมชาย ใจดี')).toBe('doubtful')
    expect(samePerson({ bankName: 'BBL', account: 'xxx-x-x1111-x', name: 'วิภา ก' }, mine, 'สมชาย ใจดี')).toBe(
      'other',
    )
  })
})

describe('senders', () => {
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
    ['too few digits', 'xxx-x-xxx67-x', []],
  ])('a mask that shows %s finds its members, at its bank alone', async (_, account, whose) => {
    expect((await found(account)).toSorted()).toEqual(whose)
  })

  test('the name has to fit as well', async () => {
    expect(await found('xxx-x-x3456-x', 'สมหญิง ใ***')).toEqual([])
  })
})
