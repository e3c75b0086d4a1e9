import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { games, operationLog } from '../database/schema.ts'
import type { Services } from '../services/services.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { testServices } from '../testing/testServices.ts'
import { operationsAs } from './operations.ts'
import type { CatalogueGame } from './setCatalogue.ts'

let open: OpenDatabase
let services: Services
beforeAll(async () => {
  open = await openTestDatabase()
  services = testServices(open.database).services
})
afterAll(() => open.close())

const dragon: CatalogueGame = {
  gameCode: 'D1',
  name: 'มังกรทอง',
  nameEn: 'Golden Dragon',
  category: 'slot',
}
const tiger: CatalogueGame = { gameCode: 'T1', name: 'เสือ', nameEn: 'Tiger', category: 'slot' }
const adapter = () => operationsAs(services, { kind: 'ADAPTER', name: 'games' })
const set = (...listed: CatalogueGame[]) =>
  adapter().setCatalogue({ code: 'EX', name: 'Example', games: listed })
const listed = async () =>
  (await open.database.select().from(games).where(eq(games.provider, 'EX')).orderBy(asc(games.gameCode))).map(
    ({ gameCode, name, rank, status }) => `${gameCode} ${name} ${rank} ${status}`,
  )
const lines = async () => (await open.database.select().from(operationLog)).map(({ detail }) => detail)

test('a provider’s games are written down in its order, and a repeat changes nothing', async () => {
  await set(dragon, tiger)
  expect(await listed()).toEqual(['D1 มังกรทอง 1 ACTIVE', 'T1 เสือ 2 ACTIVE'])
  await set(dragon, tiger)
  expect(await lines()).toEqual([{ written: 2, closed: 0 }])
})

test('a game with a new name is renamed, one that is no longer named closes; what staff closed stays closed', async () => {
  const [{ uuid } = { uuid: '' }] = await open.database.select().from(games).where(eq(games.gameCode, 'D1'))
  await adapter().setGame(uuid, 'MAINTENANCE')
  await set({ ...dragon, name: 'มังกรเงิน' })
  expect(await listed()).toEqual(['D1 มังกรเงิน 1 MAINTENANCE', 'T1 เสือ 2 MAINTENANCE'])
})

test('two processes that write it down at once leave it whole', async () => {
  await Promise.all([1, 2, 3].map(() => set(dragon, tiger)))
  expect((await listed()).map((line) => line.slice(0, 2))).toEqual(['D1', 'T1'])
})
