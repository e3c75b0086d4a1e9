import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import { eventPrizes, gameEvents, rewardCategories, rewards } from '../database/schema.ts'
import { operationsAs } from '../operations/operations.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import type { AppEnv, Member, Services } from '../services/services.ts'

let open: OpenDatabase
let services: Services
let app: Hono<AppEnv>
let member: Member
let token: string
beforeAll(async () => {
  open = await openTestDatabase()
  ;({ services } = testServices(open.database))
  app = createApp(services)
  member = await newMember(services)
  await payIn(services, member, 1_000)
  token = await signInAs(services, member)
})
afterAll(() => open.close())

const some = (...items: object[]): unknown =>
  expect.arrayContaining(items.map((item): unknown => expect.objectContaining(item)))

const Answer = v.object({ data: v.unknown() })

async function ask(language: string, path: string, body?: object, key?: string) {
  const answer = await app.request(path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      Authorization: `Bearer ${token}`,
      'Accept-Language': language,
      'Content-Type': 'application/json',
      ...(key && { 'Idempotency-Key': key }),
    },
  })
  return v.parse(Answer, await answer.json()).data
}

const staff = () => operationsAs(services, { kind: 'JOB', name: 'a test' })

test('a member reads an announcement in English, and in Thai where the operator wrote no other', async () => {
  const draft = { type: 'BANNER', audience: 'MEMBERS', days: 1, actionPath: '/auth/deposit' }
  await staff().announce({
    ...draft,
    title: 'ข่าวใหม่',
    detail: 'รายละเอียด',
    actionLabel: 'ฝากเงิน',
    english: { title: 'News', detail: 'Details', actionLabel: 'Deposit' },
  })
  await staff().announce({ ...draft, title: 'ข่าวเดียว', detail: 'รายละเอียด', actionLabel: 'ฝากเงิน' })
  const path = '/api/auth/announcement'
  const only = {
    title: 'ข่าวเดียว',
    detail: '<p>รายละเอียด</p>',
    action: { label: 'ฝากเงิน', path: '/auth/deposit' },
  }
  const english = {
    title: 'News',
    detail: '<p>Details</p>',
    action: { label: 'Deposit', path: '/auth/deposit' },
  }
  expect(await ask('en', path)).toEqual(some(only, english))
  expect(await ask('th', path)).toEqual(some(only, { title: 'ข่าวใหม่' }))
  const sent = await ask('en', '/api/auth/notice')
  expect(sent).toMatchObject({ items: some({ title: 'ข่าวเดียว' }, { title: 'News' }) })
})

test('an event, its prizes and what was won are in the language asked for', async () => {
  const [event] = await services.database
    .insert(gameEvents)
    .values({
      type: 'FLIP_CARD',
      name: 'เปิดไพ่',
      earnedBy: 'เช็กอินทุกวัน',
      english: { name: 'Cards', earnedBy: 'Check in daily' },
      cards: 1,
      cost: 1,
      boughtPerDay: 3,
    })
    .returning()
  await services.database.insert(eventPrizes).values({
    eventUuid: event!.uuid,
    label: '10 บาท',
    english: { label: '฿10' },
    type: 'CREDIT',
    value: 1_000n,
    color: '#000000',
    weight: 1,
    rank: 1,
  })
  await staff().giveGift({ username: member.username, what: 'POINTS', count: 5, key: crypto.randomUUID() })

  const events = '/api/auth/game'
  const english = { name: 'Cards', earnedBy: 'Check in daily', prizes: [{ label: '฿10' }] }
  expect(await ask('en', events)).toMatchObject([english])
  expect(await ask('th', events)).toMatchObject([{ name: 'เปิดไพ่', prizes: [{ label: '10 บาท' }] }])

  const turn = { gameUuid: event!.uuid, cardIndex: 0 }
  const won = await ask('en', '/api/auth/game/flip-card/random-reward', turn, crypto.randomUUID())
  expect(won).toMatchObject({ prize: { label: '฿10' } })
  const logs = '/api/auth/game/flip-card/logs'
  expect(await ask('en', logs)).toMatchObject({ items: [{ prize: { label: '฿10' } }] })
  expect(await ask('th', logs)).toMatchObject({ items: [{ prize: { label: '10 บาท' } }] })

  const ledger = '/api/auth/ledger?kind=prize'
  expect(await ask('en', ledger)).toMatchObject({ items: some({ title: '฿10' }, { title: 'Cards' }) })
  expect(await ask('th', ledger)).toMatchObject({ items: some({ title: '10 บาท' }, { title: 'เปิดไพ่' }) })
  // The cost of the turn, and its prize.
  const found = { items: some({ title: 'Cards' }, { activity: 'Cards' }) }
  expect(await ask('en', `${ledger}&q=cards`)).toMatchObject(found)
})

test('a reward and its category are in the language asked for', async () => {
  await services.database
    .insert(rewardCategories)
    .values({ id: 'home', name: 'ของใช้', english: { name: 'For the home' } })
  await services.database.insert(rewards).values({
    categoryId: 'home',
    name: 'พัดลม',
    detail: 'ส่ายอัตโนมัติ',
    english: { name: 'Fan', detail: 'It swings' },
    point: 10,
    stock: 1,
    needAddress: false,
    status: 'ACTIVE',
  })
  const path = '/api/auth/reward'
  expect(await ask('en', path, { page: 1 })).toMatchObject({
    categories: [{ name: 'For the home' }],
    items: [{ name: 'Fan', detail: 'It swings' }],
  })
  expect(await ask('th', path, { page: 1 })).toMatchObject({
    categories: [{ name: 'ของใช้' }],
    items: [{ name: 'พัดลม', detail: 'ส่ายอัตโนมัติ' }],
  })
})

test('the reason why a withdrawal was refused is in English where staff wrote it so, wherever it is shown', async () => {
  const made = await ask('en', `/api/auth/withdraw/${member.uuid}`, { amount: 100 }, crypto.randomUUID())
  const { uuid } = v.parse(v.object({ withdraw: v.object({ uuid: v.string() }) }), made).withdraw
  await staff().rejectWithdrawal(uuid, { th: 'ชื่อไม่ตรง', en: 'Another name' })

  const history = `/api/auth/withdraw/withdraw-history/${member.uuid}`
  expect(await ask('en', history)).toMatchObject({ items: [{ remark: 'Another name' }] })
  expect(await ask('th', history)).toMatchObject({ items: [{ remark: 'ชื่อไม่ตรง' }] })

  const listed = await ask('en', '/api/auth/ledger?kind=withdraw')
  const [{ id }] = v.parse(v.object({ items: v.tuple([v.object({ id: v.string() })]) }), listed).items
  expect(await ask('en', `/api/auth/ledger/${id}`)).toMatchObject({ reason: 'Another name' })
  expect(await ask('th', `/api/auth/ledger/${id}`)).toMatchObject({ reason: 'ชื่อไม่ตรง' })
  const sent = { items: some({ kind: 'withdraw', remark: 'Another name' }) }
  expect(await ask('en', '/api/auth/notice')).toMatchObject(sent)
})

test('the file of the history is in the language asked for', async () => {
  const file = v.parse(v.object({ text: v.string() }), await ask('en', '/api/auth/ledger.csv'))
  expect(file.text).toContain('Date,Time,Type,Details,Amount,Unit,Status,Reference')
  expect(file.text).toContain('Event prize,Cards,')
})

test('what the operator says of the maintenance is in the language asked for', async () => {
  await staff().setWebsite({ websiteStatus: 'MA', message: 'ปิดปรับปรุง', messageEnglish: 'Back soon' })
  const path = '/api/setting/operational/website'
  expect(await ask('en', path)).toEqual({ websiteStatus: 'MA', message: 'Back soon' })
  expect(await ask('th', path)).toEqual({ websiteStatus: 'MA', message: 'ปิดปรับปรุง' })
})
