import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { describeFault } from './describeFault.ts'

test('a failed query is described without its values', async () => {
  const { database, close } = await openTestDatabase()
  const fault = await database.execute(sql`select ${'4011000123'}::uuid`).catch((error: unknown) => error)
  await close()
  const described = JSON.stringify(describeFault(fault))
  expect(described).toContain('a query failed')
  expect(described).toContain('PostgreSQL 22P02')
  expect(described).not.toContain('4011000123')
})

const describedOf = (message: string) => describeFault(new Error(message))

test('an account in a sentence is shown by its last digits, an id whole', () => {
  expect(describedOf('no account SCB 4011000123')).toMatchObject({ message: 'no account SCB xxxxxx0123' })
  const uuid = '12345678-1234-4123-8123-123456789012'
  expect(describedOf(`no member ${uuid}`)).toMatchObject({ message: `no member ${uuid}` })
  expect(describeFault('0812345678 refused')).toBe('xxxxxx5678 refused')
})
