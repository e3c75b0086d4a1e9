import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../database.ts'
import { type HealthyHistory, healthyHistory, rules } from './healthyHistory.testing.ts'
import { findViolations } from './invariants.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { plantedFaults } from './plantedFaults.testing.ts'
import { findBrokenRules } from './ruleViolations.ts'

let open: OpenDatabase
let history: HealthyHistory

beforeAll(async () => {
  open = await openTestDatabase()
  history = await healthyHistory(open.database)
})
afterAll(() => open.close())

const findAll = async (database: Database) => [
  ...(await findViolations(database)),
  ...(await findBrokenRules(database, rules)),
]
const undone = new Error('undone')

test('nothing is wrong with a healthy history', async () => {
  expect(await findAll(open.database)).toEqual([])
})

test.each(Object.entries(plantedFaults))('is found: %s', async (_, { plant, finds }) => {
  let found: string[] = []
  const planted = open.database.transaction(async (tx) => {
    await plant(tx, history)
    found = await findAll(tx)
    throw undone
  })
  await expect(planted).rejects.toBe(undone)
  expect(found.map((sentence) => sentence.slice(0, sentence.indexOf(':')))).toContain(finds)
})
