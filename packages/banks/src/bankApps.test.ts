import { expect, test } from 'vitest'
import { bankAppOf } from './bankApps.ts'
import { banks } from './banks.ts'

test('an app belongs to a bank of the list, and opens by a scheme of its own', () => {
  const apps = banks.flatMap(({ short }) => bankAppOf(short) ?? [])
  expect(apps).toHaveLength(7)
  for (const { opens } of apps) expect(opens).toMatch(/^[a-z][a-z-]+:\/\/$/)
  expect(new Set(apps.map(({ opens }) => opens)).size).toBe(apps.length)
})

test('a bank whose scheme is not known has no app', () => {
  expect(bankAppOf('EXIM')).toBeUndefined()
})
