import { configurations } from '../database/schema.ts'
import type { Database } from '../database/database.ts'
import { newEvent, newReward } from './newEvent.ts'
import { newGame } from './newGame.ts'

/** Inserts data of an operator, so that no call has an empty answer. */
export async function seedOperator(database: Database) {
  await database.insert(configurations).values({ key: 'home.normal.logo', path: '/files/logo.svg' })
  await newGame(database)
  await newGame(database, { category: 'fishing' })
  await newReward(database)
  await newEvent(database, 'WHEEL', [{ label: '10', type: 'POINT', value: 10n }])
  await newEvent(database, 'CHECK_IN', [], { rules: { streak: [5], special: [] } })
}
