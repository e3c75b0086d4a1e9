import { and, asc, desc, eq, gte, ne, type InferInsertModel } from 'drizzle-orm'
import { demoMember } from '../people.ts'
import { seededRandom } from '../../catalogue/names.ts'
import { openBook } from './book.ts'
import { pastCheckIns, pastDraws, type Right, pastRequest } from './pastDraws.ts'
import {
  accounts,
  addressOf,
  checkIns,
  type Database,
  deposits,
  draws,
  type EventRow,
  members,
  plays,
  type PrizeRow,
  prizesOf,
  rewardRequests,
  type RewardRow,
  rewards,
  toThaiPrize,
} from '@member/api/importing'

type Seeded = { events: EventRow[]; shelf: Map<string, RewardRow> }
type Draw = InferInsertModel<typeof draws>

export async function seedDemo(tx: Database, { events, shelf }: Seeded, now: Date) {
  const [demo] = await tx.select().from(members).where(eq(members.username, demoMember.username))
  if (!demo) return
  const random = seededRandom(4_242)
  const book = openBook(random)
  const address = await addressOf(tx, demo.uuid)
  const prizes = await prizesOf(
    tx,
    events.map(({ uuid }) => uuid),
  )
  const paid = await tx
    .select()
    .from(deposits)
    .where(
      and(eq(deposits.memberUuid, demo.uuid), eq(deposits.status, 'SUCCESS'), gte(deposits.amount, 50_000n)),
    )
    .orderBy(desc(deposits.createdAt))
    .limit(40)

  const days = pastCheckIns(demo.uuid, demoMember.months * 30, random, book, now)
  const made: { plays: InferInsertModel<typeof plays>[]; draws: Draw[] } = { plays: [], draws: [] }
  for (const [type, left] of [
    ['WHEEL', 6],
    ['FLIP_CARD', 4],
  ] as const) {
    const { uuid: eventUuid } = eventOf(events, type)
    const rights = paid.map(({ uuid, createdAt }): Right => ({
      source: 'DEPOSIT',
      reference: uuid,
      place: 1,
      at: createdAt,
    }))
    const own = prizes.filter((prize) => prize.eventUuid === eventUuid)
    const past = pastDraws(
      { member: demo.uuid, eventUuid, prizes: own, random, book },
      rights.slice(left),
      now,
    )
    const unused = rights
      .slice(0, left)
      .map(({ at, ...right }) => Object.assign(right, { memberUuid: demo.uuid, eventUuid, createdAt: at }))
    made.plays.push(...past.plays, ...unused)
    made.draws.push(...past.draws)
  }

  const past = { member: demo.uuid, address, random, book, now }
  const on = (key: string) => shelf.get(key)!
  const requests = [
    pastRequest(past, { reward: on('shirt'), daysAgo: 52, status: 'SHIPPED' }),
    pastRequest(past, { reward: on('credit-50'), daysAgo: 33, status: 'APPROVED' }),
    pastRequest(past, {
      reward: on('backpack'),
      daysAgo: 27,
      status: 'REJECTED',
      source: 'FLIP_CARD_REWARD',
    }),
    pastRequest(past, { reward: on('tumbler'), daysAgo: 18, status: 'REJECTED' }),
    pastRequest(past, { reward: on('tumbler'), daysAgo: 12, status: 'SHIPPED', source: 'FLIP_CARD_REWARD' }),
    pastRequest(past, { reward: on('prize-helmet'), daysAgo: 9, status: 'SHIPPED', source: 'WHEEL' }),
    pastRequest(past, { reward: on('cap'), daysAgo: 4, status: 'APPROVED', source: 'FLIP_CARD_REWARD' }),
    pastRequest(past, { reward: on('cap'), daysAgo: 2, status: 'PENDING' }),
    pastRequest(past, { reward: on('shirt'), daysAgo: 1, status: 'PENDING', source: 'FLIP_CARD_REWARD' }),
  ]
  for (const request of requests.filter(({ source }) => source !== 'POINTS')) {
    const event = events.find(({ type }) => type === request.source)!
    const prize = itemOf(prizes, event.uuid, request.rewardUuid)
    if (!prize) continue
    const right = { source: 'DESK' as const, reference: random.uuid(), place: 1 }
    const { createdAt, order, uuid: requestUuid } = request
    const own = { memberUuid: demo.uuid, eventUuid: event.uuid, createdAt }
    const play = { uuid: random.uuid(), ...own, ...right, usedAt: createdAt }
    made.plays.push(play)
    made.draws.push({
      ...own,
      playUuid: play.uuid,
      order,
      prizeUuid: prize.uuid,
      prize: toThaiPrize(prize),
      english: prize.english,
      requestUuid,
    })
  }

  await tx.insert(checkIns).values(days)
  await tx.insert(plays).values(made.plays)
  await tx.insert(rewardRequests).values(requests)
  await tx.insert(draws).values(made.draws)
  await book.write(tx)
}

const eventOf = (events: EventRow[], type: EventRow['type']) => events.find((event) => event.type === type)!

const itemOf = (prizes: PrizeRow[], eventUuid: string, rewardUuid: string) =>
  prizes.find((prize) => prize.eventUuid === eventUuid && prize.rewardUuid === rewardUuid)

export async function seedWaiting(tx: Database, shelf: Map<string, RewardRow>, now: Date) {
  const random = seededRandom(808)
  const book = openBook(random)
  const others = await tx
    .select({ uuid: members.uuid, name: members.name, phone: members.phone })
    .from(members)
    .innerJoin(accounts, and(eq(accounts.memberUuid, members.uuid), eq(accounts.kind, 'points')))
    .where(and(gte(accounts.balance, 400n), ne(members.username, demoMember.username)))
    .orderBy(asc(members.username))
    .limit(3)
  const wanted = ['shirt', 'cap', 'tumbler']
  const requests = others.map(({ uuid, name, phone }, place) => {
    const address = { ...somewhere(random.uuid(), place), name, phone }
    const reward = shelf.get(wanted[place]!)!
    const status = place === 0 ? ('APPROVED' as const) : ('PENDING' as const)
    return pastRequest({ member: uuid, address, random, book, now }, { reward, daysAgo: place, status })
  })
  if (requests.length === 0) return
  await tx.insert(rewardRequests).values(requests)
  await book.write(tx)
}

const places = [
  ['88/3 ถนนนิมมานเหมินท์', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200'],
  ['14/2 หมู่ 5 ถนนพหลโยธิน', 'คลองหนึ่ง', 'คลองหลวง', 'ปทุมธานี', '12120'],
  ['231 ถนนมิตรภาพ', 'ในเมือง', 'เมืองขอนแก่น', 'ขอนแก่น', '40000'],
] as const

function somewhere(uuid: string, place: number) {
  const [address, subDistrict, district, province, zipcode] = places[place % places.length]!
  return { uuid, address, subDistrict, district, province, zipcode }
}

export async function shelfOf(tx: Database, keys: Map<string, string>): Promise<Map<string, RewardRow>> {
  const rows = await tx.select().from(rewards)
  return new Map(rows.map((row) => [keys.get(row.uuid) ?? row.uuid, row]))
}
