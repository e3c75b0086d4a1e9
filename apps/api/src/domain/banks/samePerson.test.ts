import { describe, expect, test } from 'vitest'
import { maskAccount, shortenName } from '../../values/maskAccount.ts'
import { fitsAccount, fitsName, samePerson } from './samePerson.ts'

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
