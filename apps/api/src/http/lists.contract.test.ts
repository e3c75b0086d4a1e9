import { calls } from '@member/api-client/contract'
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../main/app.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { AppEnv, Member } from '../services/services.ts'
import { newEvent, newReward } from '../testing/newEvent.ts'
import { newGame } from '../testing/newGame.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testServices } from '../testing/testServices.ts'
import { maximumRows } from '../values/maximumRows.ts'

let open: OpenDatabase
let app: Hono<AppEnv>
let member: Member
let token: string
let wheelUuid: string

const many = maximumRows + 20
const limit = 7

beforeAll(async () => {
  open = await openTestDatabase()
  const { services } = testServices(open.database)
  app = createApp(services)
  member = await newMember(services)
  token = await signInAs(services, member)
  await newGame(open.database)
  const { uuid: rewardUuid } = await newReward(open.database)
  wheelUuid = (await newEvent(open.database, 'WHEEL', [{ label: '-', type: 'NONE' }])).uuid
  const { uuid: cards } = await newEvent(open.database, 'FLIP_CARD')
  await fill(member.uuid, rewardUuid, cards)
})
afterAll(() => open.close())

async function fill(uuid: string, rewardUuid: string, cards: string) {
  const each = sql`generate_series(1, ${many}::int) n`
  const prize = JSON.stringify({ id: 'x', label: '-', type: 'NONE', value: 0, image: null })
  for (const statement of [
    sql`insert into deposits (member_uuid, amount, status, channel, bank_name, bank_id)
      select ${uuid}::uuid, 100, 'SUCCESS', 'AUTO', 'SCB', '1' from ${each}`,
    sql`insert into withdrawals (member_uuid, order_key, amount, status, bank_name, bank_id)
      select ${uuid}::uuid, gen_random_uuid(), 100, 'SUCCESS', 'SCB', '1' from ${each}`,
    sql`insert into sessions (member_uuid, token_hash, expires_at)
      select ${uuid}::uuid, 't' || n, now() + interval '9 years' from ${each}`,
    sql`insert into games (game_code, name, name_en, provider, category, rank, search_key, is_hot)
      select 'G' || n, 'เกม', 'Game', 'JK', 'slot', n, 'game', true from ${each}`,
    sql`insert into game_favourites (member_uuid, game_uuid) select ${uuid}::uuid, uuid from games`,
    sql`insert into announcements (title, detail, type, audience, start_at, end_at)
      select 'x', 'x', 'BANNER', 'ALL', '2000-01-01', '2100-01-01' from ${each}`,
    sql`insert into configurations (key, path) select 'home.' || n, 'x' from ${each}`,
    sql`insert into rewards (category_id, name, detail, point, stock, need_address, status)
      select 'goods', 'x', 'x', 1, 1, false, 'ACTIVE' from ${each}`,
    sql`insert into reward_requests (member_uuid, order_key, reward_uuid, source, point, status)
      select ${uuid}::uuid, gen_random_uuid(), ${rewardUuid}::uuid, 'FLIP_CARD', 1, 'SHIPPED' from ${each}`,
    sql`insert into slip_requests (member_uuid, order_key, bank_name, amount, trans_at, status)
      select ${uuid}::uuid, gen_random_uuid(), 'SCB', 1, now(), 'REJECTED' from ${each}`,
    sql`insert into members (username, phone, name, password_hash, bank_name, bank_id, account_name, af_code,
        invited_by, consent_version, consent_terms, consent_privacy, consent_marketing, consent_at, age_confirmed_at)
      select 'friend' || n, 'f' || n, 'ก ข', '-', 'SCB', 'f' || n, 'ก ข', 'f' || n,
        ${uuid}::uuid, '1', true, true, false, now(), now() from ${each}`,
    sql`insert into played_days (member_uuid, day, bet, win, commission)
      select uuid, '2026-11-17', 1000, 0, 5 from members where invited_by = ${uuid}::uuid`,
    sql`insert into played_days (member_uuid, day, bet, win, commission)
      select ${uuid}::uuid, date '2026-11-17' - n, 1000, 0, 5 from ${each}`,
    ...[cards, wheelUuid].flatMap((event) => [
      sql`insert into event_plays (member_uuid, event_uuid, source, reference, place, used_at)
        select ${uuid}::uuid, ${event}::uuid, 'DESK', gen_random_uuid(), 1, now() from ${each}`,
      sql`insert into event_draws (member_uuid, event_uuid, play_uuid, order_key, prize_uuid, prize)
        select ${uuid}::uuid, ${event}::uuid, uuid, gen_random_uuid(), gen_random_uuid(), ${prize}::jsonb
        from event_plays where event_uuid = ${event}::uuid`,
    ]),
  ])
    await open.database.execute(statement)
}

async function ask(method: string, path: string) {
  const place = path
    .replace(':uuid', member.uuid)
    .replace(':username', member.username)
    .replace(':gameCate', 'slot')
  const period = { type: 'af', start: '2026-01-01', end: '2026-11-18' }
  const body = {
    ...period,
    page: 1,
    limit,
    gameType: 'all',
    userUuid: member.uuid,
    uuid: wheelUuid,
    balanceType: 'M',
  }
  return app.request(method === 'GET' ? `${place}?page=1&limit=${limit}&key=home.1` : place, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
}

function longest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts: unknown[] = Object.values(value)
  return Math.max(Array.isArray(value) || parts.length > 100 ? parts.length : 0, ...parts.map(longest))
}

const own = new Set(['addFavourite', 'removeFavourite', 'logout', 'endSession', 'changePassword'])
const reads = calls.filter(
  ({ call, name }) =>
    !call.command && !own.has(name) && call.method !== 'PATCH' && !/:(value|bankId|afCode)/.test(call.path),
)

const asksLimit = (schema: unknown) => JSON.stringify(schema ?? null).includes('"limit"')

test.each(reads)('$name tells no more than was asked for, and never all there is', async ({ call }) => {
  const response = await ask(call.method, call.path)
  const answer: unknown = await response.json()
  const most = asksLimit(call.query) || asksLimit(call.body) ? limit : maximumRows
  if (response.status === 200) expect(longest(answer)).toBeLessThanOrEqual(most)
  else expect([400, 404, 409, 422, 429]).toContain(response.status)
})

test('the lists of this test are long ones', async () => {
  const lengths = await Promise.all(
    ['/api/auth/game/favourite', '/api/auth/announcement', '/api/configuration', '/api/auth/session'].map(
      async (path) => longest(await (await ask('GET', path)).json()),
    ),
  )
  expect(lengths).toEqual([maximumRows, maximumRows, maximumRows, maximumRows])
})
