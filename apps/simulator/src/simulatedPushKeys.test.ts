import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { simulatedPushKeys } from './operator.ts'
import type { OpenDatabase } from '@member/api/testing/internals'
import { isPair } from '@member/api/main'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('a simulation keeps the keys it made, also where two processes start at once', async () => {
  const made = await Promise.all([simulatedPushKeys(open.database), simulatedPushKeys(open.database)])
  expect(made[0]).toEqual(made[1])
  expect(made[0] && isPair(made[0])).toBe(true)
  expect(await simulatedPushKeys(open.database)).toEqual(made[0])
})
