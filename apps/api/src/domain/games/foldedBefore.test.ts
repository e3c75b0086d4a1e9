import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchKey } from '@member/i18n/search'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../database/migrations.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { games } from '../../database/schema.ts'
import { newGame } from '../../testing/newGame.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('a name that was written down with its signs is found without them after the update', async () => {
  const name = 'ป๊อกเด้ง การ์ตูน เป็นเซียน'
  await newGame(open.database, { name, searchKey: 'ปอกเดงการ์ตูนเป็นเซียน|golden dragon' })
  const update = readFileSync(join(migrationsFolder, '0005_fold_search_keys.sql'), 'utf8')
  await open.database.execute(sql.raw(update))
  const [game] = await open.database.select().from(games)
  expect(game!.searchKey.split('|')[0]).toBe(searchKey(name))
})
