import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)
const about = { memberUuid: '0f8fad5b-d9cb-469f-a165-70867728950e', part: 'card' } as const
const document = Buffer.from('an identity card')

test('an encrypted document shows nothing of itself, and is encrypted differently each time', () => {
  const sealed = seal(key, document, about)
  expect(sealed.includes(document)).toBe(false)
  expect(seal(key, document, about).equals(sealed)).toBe(false)
  expect(unseal(key, sealed, about)).toEqual(document)
})

test('nothing else opens it: another key, another member, another part, a changed byte', () => {
  const sealed = seal(key, document, about)
  expect(() => unseal(randomBytes(32), sealed, about)).toThrow()
  expect(() => unseal(key, sealed, { ...about, memberUuid: 'another' })).toThrow()
  expect(() => unseal(key, sealed, { ...about, part: 'selfie' })).toThrow()
  sealed[sealed.length - 1]! ^= 1
  expect(() => unseal(key, sealed, about)).toThrow()
})
