import {
  anyone,
  addFavourite,
  getSetting,
  listCategoryGames,
  listFavourites,
  listGames,
  listRecentGames,
  newCommand,
  openGame,
  removeFavourite,
} from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newMember } from '@member/api/testing/newMember'
import { refusalOf } from '@member/api/testing/refusalOf'
import { testServer } from '@member/api/testing/testServer'
import { subjectOf, catalogue } from './catalogue.ts'
import { seedGames } from '../seed/seed.ts'
import { games, providers } from '@member/api/importing'
import type { Member } from '@member/api/testing/internals'

const server = testServer()
let member: Member

beforeAll(async () => {
  await seedGames(server.services.database)
})
beforeEach(async () => {
  member = await newMember(server.services)
  await server.logIn(member)
})

const every = catalogue()
const some = (category: string) => every.filter((game) => game.category === category)

describe('the catalogue', () => {
  test('has five thousand games, each once, with a name in Thai and in English', () => {
    expect(every).toHaveLength(5_000)
    expect(new Set(every.map(({ uuid }) => uuid)).size).toBe(5_000)
    expect(new Set(some('slot').map(({ name }) => name)).size).toBe(some('slot').length)
    for (const { name, nameEn } of every) {
      expect(name).toMatch(/[ก-๙]/)
      expect(nameEn).toMatch(/^[\w' -]+$/)
    }
  })

  test('has no subject twice on one screen of slots', () => {
    const subjects = some('slot').map(({ nameEn }) => subjectOf(nameEn))
    for (let first = 0; first + 24 <= 240; first += 1)
      expect(new Set(subjects.slice(first, first + 24)).size).toBe(24)
  })

  test('is the same whenever it is made', () => expect(catalogue()).toEqual(every))
})

describe('a member looks for a game', () => {
  test.each(['sport', 'casino', 'fishing', 'card', 'lotto', 'slot'] as const)(
    'among %s',
    async (gameType) => {
      const { items, total, page, limit } = await listGames({ gameType })
      expect([total, page, limit]).toEqual([some(gameType).length, 1, 20])
      expect(items.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
      expect(items.every(({ category }) => category === gameType)).toBe(true)
    },
  )

  test('hot runs over every category', async () => {
    const { items, total } = await listGames({ gameType: 'hot', limit: 100 })
    expect(total).toBe(every.filter(({ isHot }) => isHot).length)
    expect(new Set(items.map(({ category }) => category)).size).toBe(6)
  })

  test('of one provider, page by page to the end', async () => {
    const ours = every.filter(({ provider }) => provider === 'JK')
    const found = new Set<string>()
    for (let page = 1; page <= Math.ceil(ours.length / 100); page += 1) {
      const { items, total } = await listGames({ gameType: 'slot', provider: 'JK', page, limit: 100 })
      expect(total).toBe(ours.length)
      for (const { uuid } of items) found.add(uuid)
    }
    expect(found.size).toBe(ours.length)
    expect((await listGames({ gameType: 'slot', provider: 'JK', page: 99 })).items).toEqual([])
    expect((await listGames({ gameType: 'slot', provider: 'none' })).total).toBe(0)
  })

  test.each(['น้ำผึ้ง', 'นำผึง', 'นํ้าผึ้ง', 'honey', 'HON EY'])('by typing %s', async (search) => {
    const { items, total } = await listGames({ gameType: 'slot', search, limit: 100 })
    expect(total).toBe(some('slot').filter(({ name }) => name.includes('น้ำผึ้ง')).length)
    expect(items.every(({ name, nameEn }) => name.includes('น้ำผึ้ง') && nameEn.includes('Honey'))).toBe(true)
  })

  test.each(['ป๊อกเด้ง', 'ป็อกเด้ง', 'ปอกเดง'])(
    'by typing %s, with whatever sign above a letter',
    async (search) => {
      const { total } = await listGames({ gameType: 'all', search })
      expect(total).toBe(every.filter(({ name }) => name.includes('ป๊อกเด้ง')).length)
      expect(total).toBeGreaterThan(0)
    },
  )

  test.each(['สล็อต', 'สลอต', 'Slot'])('by the name of a category: %s', async (search) => {
    const { total } = await listGames({ gameType: 'all', search })
    expect(total).toBeGreaterThanOrEqual(some('slot').length)
    expect((await listGames({ gameType: 'slot', search })).total).toBe(some('slot').length)
  })

  test('by the name of a provider', async () => {
    const { total } = await listGames({ gameType: 'all', search: 'jade kirin' })
    expect(total).toBe(every.filter(({ provider }) => provider === 'JK').length)
  })

  test('and finds their own first, then what is called so exactly', async () => {
    const asked = { gameType: 'all', search: 'นกยูง', limit: 100 } as const
    const last = (await listGames(asked)).items.at(-1)!
    await addFavourite(last.uuid, anyone)
    expect((await listGames(asked)).items[0]?.uuid).toBe(last.uuid)
    const whole = (await listGames({ gameType: 'all', search: last.name })).items
    expect(whole[0]?.name).toBe(last.name)
  })

  test('and is offered what has nearly that name, where none has it', async () => {
    const [game] = some('slot')
    const typed = `${game!.nameEn.slice(0, 3)}x${game!.nameEn.slice(3)}`
    const { total, near } = await listGames({ gameType: 'all', search: typed })
    expect(total).toBe(0)
    expect(near?.map(({ uuid }) => uuid)).toContain(game!.uuid)
    expect(near!.length).toBeLessThanOrEqual(6)
    const others = await listGames({ gameType: 'sport', search: typed })
    expect(others.near?.map(({ uuid }) => uuid) ?? []).not.toContain(game!.uuid)
    expect((await listGames({ gameType: 'all', search: 'มังกร' })).near).toBeUndefined()
  })

  test('among what is new or loved, in the order they ask for', async () => {
    const fresh = some('slot').filter(({ isNew }) => isNew)
    const onlyNew = await listGames({ gameType: 'slot', only: 'new', sort: 'name', limit: 100 })
    expect(onlyNew.total).toBe(fresh.length)
    const names = onlyNew.items.map(({ nameEn }) => nameEn.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const onlyHot = await listGames({ gameType: 'slot', only: 'hot', limit: 100 })
    expect(onlyHot.items.every(({ isHot }) => isHot)).toBe(true)
    const newFirst = (await listGames({ gameType: 'slot', sort: 'new', limit: 100 })).items
    expect(newFirst.every(({ isNew }) => isNew)).toBe(true)
    expect(newFirst[0]?.providerName).toMatch(/ /)
  })

  test('and what LIKE would take for a pattern finds nothing', async () => {
    for (const search of ['%', '_', '\\', "'"]) {
      expect((await listGames({ gameType: 'slot', search })).total).toBe(0)
    }
    expect((await listGames({ gameType: 'slot', search: '  ' })).total).toBe(some('slot').length)
  })

  test('is refused what cannot be asked', async () => {
    const asked = { gameType: 'slot' as const, limit: 101 }
    expect((await refusalOf(listGames(asked))).status).toBe(400_001)
    expect((await refusalOf(listGames({ gameType: 'slot', search: 'x'.repeat(101) }))).status).toBe(400_001)
  })

  test('with little more work than it takes to list them', async () => {
    const work: number[] = []
    for (const search of ['', 'มังกร']) {
      await listGames({ gameType: 'slot', search })
      const before = process.cpuUsage()
      for (let turn = 0; turn < 10; turn += 1) await listGames({ gameType: 'slot', search })
      work.push(process.cpuUsage(before).user)
    }
    expect(work[1]).toBeLessThan(10 * work[0]!)
  })
})

describe('a category', () => {
  test('comes with the providers that make it', async () => {
    const { items, total, providers: makers } = await listCategoryGames('slot')
    expect([items.length, total]).toEqual([60, some('slot').length])
    expect(makers.map(({ code }) => code)).toEqual(['JK', 'AC', 'SG', 'XE'])
    expect((await listCategoryGames('slot', 2)).items[0]?.rank).toBe(61)
    expect((await listCategoryGames('hot')).providers.length).toBeGreaterThan(6)
  })

  test('there is none of is not found', async () => {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- what a wrong address asks for
    const nowhere = listCategoryGames('bingo' as 'slot')
    expect(await refusalOf(nowhere)).toMatchObject({ kind: 'refused', status: 404_001 })
  })

  test('shows maintenance of a game and of a provider', async () => {
    const { database } = server.services
    const { items, providers: makers } = await listCategoryGames('card')
    expect(makers.find(({ code }) => code === 'KG')).toMatchObject({ status: 'MAINTENANCE' })
    const theirs = items.filter(({ provider }) => provider === 'KG')
    expect(theirs.every(({ status }) => status === 'MAINTENANCE')).toBe(true)
    const first = items.find(({ status }) => status === 'ACTIVE')
    await database.update(games).set({ status: 'MAINTENANCE' }).where(eq(games.uuid, first!.uuid))
    await database.update(providers).set({ status: 'ACTIVE' }).where(eq(providers.code, 'KG'))
    const after = new Map((await listCategoryGames('card')).items.map((game) => [game.uuid, game.status]))
    expect(after.get(first!.uuid)).toBe('MAINTENANCE')
    expect(theirs.some(({ uuid }) => after.get(uuid) === 'ACTIVE')).toBe(true)
  })
})

describe('our additions', () => {
  test('are declared', async () => {
    expect((await getSetting()).features).toMatchObject({ favourites: true, recent: true, gameSort: true })
  })

  test('favourites are liked once, shown everywhere, and forgotten', async () => {
    const [first, second] = (await listGames({ gameType: 'fishing' })).items
    await addFavourite(first!.uuid, anyone)
    server.pass(1_000)
    await addFavourite(second!.uuid, anyone)
    await addFavourite(first!.uuid, anyone)
    expect((await listFavourites()).map(({ uuid }) => uuid)).toEqual([second!.uuid, first!.uuid])
    const shown = (await listGames({ gameType: 'fishing' })).items.map(({ isFavourite }) => isFavourite)
    expect(shown.slice(0, 3)).toEqual([true, true, false])
    await removeFavourite(first!.uuid, anyone)
    await removeFavourite(first!.uuid, anyone)
    expect((await listFavourites()).map(({ uuid, isFavourite }) => [uuid, isFavourite])).toEqual([
      [second!.uuid, true],
    ])
    expect((await refusalOf(addFavourite(crypto.randomUUID(), anyone))).status).toBe(404_001)
    expect((await refusalOf(addFavourite('no-uuid', anyone))).status).toBe(404_001)
    await server.logIn(await newMember(server.services))
    expect(await listFavourites()).toEqual([])
  })

  test('recent games are the last ones opened, each once', async () => {
    expect(await listRecentGames()).toEqual([])
    const open = (await listGames({ gameType: 'slot' })).items.filter(({ status }) => status === 'ACTIVE')
    for (const place of [0, 1, 0, 2]) {
      await openGame({ gameUuid: open[place]!.uuid }, newCommand())
      server.pass(1_000)
    }
    const recent = (await listRecentGames()).map(({ uuid }) => uuid)
    expect(recent).toEqual([open[2]!.uuid, open[0]!.uuid, open[1]!.uuid])
  })
})
