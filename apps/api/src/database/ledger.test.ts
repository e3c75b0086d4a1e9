import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOf } from './invariants/describeViolations.ts'
import { findViolations } from './invariants/invariants.ts'
import { newMember } from '../testing/newMember.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { payIn } from '../testing/payIn.ts'
import { testServices } from '../testing/testServices.ts'
import type { Database } from './database.ts'
import type { OpenDatabase } from './database.ts'

// The rules are the database's, so they also apply without the routers.

let open: OpenDatabase
let database: Database
let member: string
let transaction: string

beforeAll(async () => {
  open = await openTestDatabase()
  database = open.database
  const { services } = testServices(database)
  const made = await newMember(services)
  member = made.uuid
  await payIn(services, made, 500)
  const [row] = await rowsOf(database, sql`select uuid from ledger_transactions where kind = 'deposit'`)
  transaction = String(row!['uuid'])
})
afterAll(() => open.close())

const credit = () => `member:${member}:credit`
const reserved = () => `member:${member}:reserved`

const write = (sides: [account: string, unit: 'THB' | 'PNT', amount: number][]) =>
  database.transaction(async (tx) => {
    const made = crypto.randomUUID()
    await tx.execute(sql`insert into ledger_transactions (uuid, kind) values (${made}, 'by-hand')`)
    if (sides.length > 0) await tx.execute(enter(made, sides))
  })

const enter = (made: string, sides: [account: string, unit: 'THB' | 'PNT', amount: number][]) => {
  const rows = sides.map(([account, unit, amount]) => sql`(${made}, ${account}, ${unit}, ${amount}::bigint)`)
  return sql`insert into ledger_entries (transaction_uuid, account_id, unit, amount) values ${sql.join(rows, sql`, `)}`
}

async function refusal(doing: Promise<unknown>): Promise<string> {
  const fault: unknown = await doing.then(
    () => new Error('it was let through'),
    (refused: unknown) => refused,
  )
  const published: string[] = []
  for (let each = fault; each instanceof Error; each = each.cause) published.push(each.message)
  return published.join(' ')
}

test('a balanced movement is written and moves both balances', async () => {
  await write([
    [credit(), 'THB', -100],
    [reserved(), 'THB', 100],
  ])
  await write([
    [reserved(), 'THB', -100],
    [credit(), 'THB', 100],
  ])
  const [row] = await rowsOf(database, sql`select balance from ledger_accounts where id = ${credit()}`)
  expect(Number(row!['balance'])).toBe(50_000)
})

test('a movement that does not sum to zero is refused', async () => {
  expect(await refusal(write([[credit(), 'THB', 100]]))).toMatch(/does not sum to zero/)
  const points = `member:${member}:points`
  expect(
    await refusal(
      write([
        [points, 'PNT', 100],
        ['house:bank', 'THB', -100],
      ]),
    ),
  ).toMatch(/does not sum to zero/)
})

test('entries that another statement is to even out are refused before it', async () => {
  const doing = database.transaction(async (tx) => {
    const made = crypto.randomUUID()
    await tx.execute(sql`insert into ledger_transactions (uuid, kind) values (${made}, 'by-hand')`)
    await tx.execute(enter(made, [[credit(), 'THB', 100]]))
    await tx.execute(enter(made, [['house:bank', 'THB', -100]]))
  })
  expect(await refusal(doing)).toMatch(/does not sum to zero/)
  const twoForOne = database.transaction(async (tx) => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await tx.execute(
      sql`insert into ledger_transactions (uuid, kind) values (${one}, 'by-hand'), (${other}, 'by-hand')`,
    )
    await tx.execute(sql`insert into ledger_entries (transaction_uuid, account_id, unit, amount)
      values (${one}, ${credit()}, 'THB', 100), (${other}, 'house:bank', 'THB', -100)`)
  })
  expect(await refusal(twoForOne)).toMatch(/does not sum to zero/)
})

test('many movements of one statement are all in the balances', async () => {
  await write([
    [credit(), 'THB', -1],
    [reserved(), 'THB', 1],
    [credit(), 'THB', -2],
    [reserved(), 'THB', 2],
  ])
  await write([
    [reserved(), 'THB', -3],
    [credit(), 'THB', 3],
  ])
  expect(await findViolations(database)).toEqual([])
})

test('a deposit is posted once', async () => {
  const again = sql`insert into ledger_transactions (kind, reference)
    select kind, reference from ledger_transactions where uuid = ${transaction}`
  expect(await refusal(database.execute(again))).toMatch(/ledger_transactions_paid_once/)
})

test('a transaction without entries is refused', async () => {
  expect(await refusal(write([]))).toMatch(/has no entries/)
})

test('a member is never taken below zero, the house may be', async () => {
  expect(
    await refusal(
      write([
        [credit(), 'THB', -50_001],
        ['house:bank', 'THB', 50_001],
      ]),
    ),
  ).toMatch(/ledger_accounts_never_negative/)
  const [row] = await rowsOf(database, sql`select balance from ledger_balances where id = 'house:bank'`)
  expect(Number(row!['balance'])).toBe(-50_000)
})

test('a balance is not written by hand', async () => {
  const set = sql`update ledger_accounts set balance = 1000000 where id = ${credit()}`
  expect(await refusal(database.execute(set))).toMatch(/changes by entries only/)
  const opening = sql`insert into ledger_accounts (id, kind, unit, balance) values ('house:gift', 'house', 'THB', 5)`
  expect(await refusal(database.execute(opening))).toMatch(/balance of zero/)
})

test('what moves the house is held by no row that another transaction needs', async () => {
  const [before] = await rowsOf(
    database,
    sql`select xmin::text, balance from ledger_accounts where id = 'house:bank'`,
  )
  await write([
    [credit(), 'THB', 100],
    ['house:bank', 'THB', -100],
  ])
  await write([
    [credit(), 'THB', -100],
    ['house:bank', 'THB', 100],
  ])
  const [after] = await rowsOf(
    database,
    sql`select xmin::text, balance from ledger_accounts where id = 'house:bank'`,
  )
  expect(after).toEqual(before)
  expect(await findViolations(database)).toEqual([])
})

test('a balance of the house is not written by hand', async () => {
  for (const statement of [
    sql`update house_balances set balance = 0`,
    sql`insert into house_balances (account_id, unit, slot, balance) values ('house:bank', 'THB', 5000, 1)`,
    sql`delete from house_balances`,
    sql`truncate house_balances`,
  ])
    expect(await refusal(database.execute(statement))).toMatch(/changes by entries only/)
})

test('an entry of an account that is not there is refused', async () => {
  const nowhere = write([
    [credit(), 'THB', -100],
    ['house:nowhere', 'THB', 100],
  ])
  expect(await refusal(nowhere)).toMatch(/ledger_entries_account/)
})

test('an account is not made a house account to go below zero', async () => {
  const set = sql`update ledger_accounts set kind = 'house', member_uuid = null where id = ${credit()}`
  expect(await refusal(database.execute(set))).toMatch(/changes by entries only/)
})

test('nothing written is changed or deleted', async () => {
  for (const statement of [
    sql`update ledger_entries set amount = amount * 2`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_entries`,
    sql`update ledger_transactions set kind = 'other'`,
    sql`delete from ledger_transactions`,
    sql`truncate ledger_transactions cascade`,
    sql`truncate ledger_accounts cascade`,
  ]) {
    expect(await refusal(database.execute(statement))).toMatch(/append-only/)
  }
  const remove = sql`delete from ledger_accounts where id = 'house:loyalty'`
  expect(await refusal(database.execute(remove))).toMatch(/never deleted/)
})

test('no entry joins a transaction that is closed', async () => {
  const join = sql`insert into ledger_entries (transaction_uuid, account_id, unit, amount)
    values (${transaction}, ${credit()}, 'THB', 100), (${transaction}, 'house:bank', 'THB', -100)`
  expect(await refusal(database.execute(join))).toMatch(/is closed/)
  const backdate = database.transaction(async (tx) => {
    await tx.execute(
      sql`insert into ledger_transactions (uuid, kind, made_in) values (gen_random_uuid(), 'x', 1)`,
    )
  })
  expect(await refusal(backdate)).toMatch(/has no entries/)
})

test('money is not written into an account of points', async () => {
  const mixed = write([
    [`member:${member}:points`, 'THB', 100],
    ['house:bank', 'THB', -100],
  ])
  expect(await refusal(mixed)).toMatch(/ledger_entries_account/)
})

test('a second open withdrawal is refused by the database itself', async () => {
  const ask = sql`insert into withdrawals (member_uuid, order_key, amount, status, bank_name, bank_id)
    values (${member}, gen_random_uuid(), 100, 'PENDING', 'SCB', '1')`
  await database
    .transaction(async (tx) => {
      await tx.execute(ask)
      expect(await refusal(tx.transaction((savepoint) => savepoint.execute(ask)))).toMatch(
        /withdrawals_one_open/,
      )
      tx.rollback()
    })
    .catch(() => {})
  expect(await findViolations(database)).toEqual([])
})
