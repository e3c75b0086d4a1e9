import { fileURLToPath } from 'node:url'
import { readBrand } from '@member/brand/read'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '@member/api/testing/openTestDatabase'
import { testServices } from '@member/api/testing/testServices'
import { seededRandom } from '../catalogue/names.ts'
import { historyOf } from './history.ts'
import { playableGames } from './past.ts'
import { demoMember } from './people.ts'
import { ownPicturesFirst, seed } from './seed.ts'
import {
  describeUnlogged,
  findViolations,
  levelState,
  rowsOf,
  type OpenDatabase,
} from '@member/api/testing/internals'
import { configurations, deposits, members, withdrawals } from '@member/api/importing'

const { brand } = readBrand(fileURLToPath(new URL('../../../../brands', import.meta.url)), 'saengthong')

let open: OpenDatabase
let shown: ReturnType<typeof testServices>
beforeAll(async () => {
  open = await openTestDatabase()
  shown = testServices(open.database)
  // The hardest case: the month has just begun.
  shown.turnTo(new Date('2027-01-01T00:10:00+07:00'))
  await seed(shown.services, brand!)
})
afterAll(() => open.close())

const memberOf = async (username: string) => {
  const [member] = await open.database.select().from(members).where(eq(members.username, username))
  return member!
}

test('every level has members, and all of the money is in order', async () => {
  const rows = await rowsOf(
    open.database,
    sql`select level, count(*)::int as members from members group by 1 order by 1`,
  )
  expect(rows.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6])
  expect(rows.reduce((sum, { members: count }) => sum + Number(count), 0)).toBe(40)
  expect(await findViolations(open.database)).toEqual([])
  expect(await describeUnlogged(open.database)).toEqual([])
})

test('no member ever had less than nothing: each past is in the order of time', async () => {
  const below = await rowsOf(
    open.database,
    sql`select * from (
      select t.uuid, t.kind, t.created_at, n.member_uuid, n.unit, sum(sum(n.amount)) over (
        partition by n.member_uuid, n.unit order by t.created_at, t.uuid) as held
      from ledger_transactions t
      join (select e.transaction_uuid, e.amount, a.member_uuid, e.unit from ledger_entries e
        join ledger_accounts a on a.id = e.account_id and a.kind in ('credit', 'kept', 'points')) n
        on n.transaction_uuid = t.uuid
      group by t.uuid, t.kind, t.created_at, n.member_uuid, n.unit) told where held < 0 order by member_uuid, created_at`,
  )
  expect(below).toEqual([])
})

test('each member is at the level their deposits earn', async () => {
  for (const member of await open.database.select().from(members)) {
    expect((await levelState(open.database, member, shown.services.clock())).level).toBe(member.level)
  }
})

test('a brand’s own pictures are shown in place of the made-up ones; what the operator configured stays', async () => {
  const configured = () => open.database.select({ key: configurations.key }).from(configurations)
  const before = await configured()
  await ownPicturesFirst(open.database, { pictures: {} })
  expect(await configured()).toEqual(before)
  const movie = eq(configurations.key, 'media.movie')
  await open.database.update(configurations).set({ path: '/files/our-films.png' }).where(movie)
  const file = { file: '', isSvg: false, digest: '' }
  const pictures = { hero: file, icon: file, 'events/wheel': file, 'events/movie': file }
  await ownPicturesFirst(open.database, { pictures })
  const gone = before.filter(({ key }) => key === 'home.top.background' || key === 'media.wheel')
  expect(gone).toHaveLength(2)
  const left = before.filter((one) => !gone.includes(one))
  expect(await configured()).toEqual(expect.arrayContaining(left))
  expect(await configured()).toHaveLength(left.length)
})

const kinds = async (table: typeof deposits | typeof withdrawals) => {
  const rows = await rowsOf(open.database, sql`select distinct status from ${table} order by 1`)
  return rows.map(({ status }) => status)
}

test('there are deposits and withdrawals of every kind to look at', async () => {
  expect(await kinds(withdrawals)).toEqual(expect.arrayContaining(['PENDING', 'REJECTED', 'SUCCESS']))
  expect(await kinds(deposits)).toEqual(expect.arrayContaining(['REJECTED', 'SUCCESS']))
})

test.each(['00:10', '09:00', '21:40', '23:50'])(
  'the demo member lost yesterday, also when the demonstration begins at %s',
  (time) => {
    const now = new Date(`2026-11-28T${time}:00+07:00`)
    const random = seededRandom(1_000)
    const memberUuid = random.uuid()
    const [games, rebates] = [playableGames(), brand!.levelRebates]
    const { nets } = historyOf(demoMember, { memberUuid, random, now, games, rebates, inviter: undefined })
    expect(nets.get('2026-11-27')).toBeGreaterThan(0n)
  },
)

test('the demo member has months behind them and may withdraw at once; the empty one has nothing', async () => {
  const demo = await levelState(open.database, await memberOf('demo1234'), shown.services.clock())
  expect(demo.level).toBe(3)
  expect(demo.withdrawable).toBeGreaterThan(500)
  const past = await open.database
    .select()
    .from(deposits)
    .where(eq(deposits.memberUuid, (await memberOf('demo1234')).uuid))
  expect(past.length).toBeGreaterThan(80)
  const empty = await levelState(open.database, await memberOf('empty123'), shown.services.clock())
  expect(empty).toMatchObject({ level: 1, depositTotal: 0, withdrawable: 0 })
})

const count = async () => (await open.database.select().from(members)).length

test('a second start adds nothing, and without SIMULATE there is no seed', async () => {
  const before = await count()
  await seed(shown.services, brand!)
  expect(await count()).toBe(before)
  await expect(seed({ ...shown.services, localOrigins: false }, brand!)).rejects.toThrow(
    /only a simulated operator/,
  )
})
