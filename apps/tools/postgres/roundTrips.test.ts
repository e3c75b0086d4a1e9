import { anyone, confirmSlip, getCredit, newCommand, verifySlip, withdraw } from '@member/api-client'
import { noteSkipped } from '@member/testing/skipped'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runStatement } from '@member/api/testing/openTestDatabase'
import { startPostgres } from '@member/api/testing/startPostgres'
import {
  endSessions,
  type Member,
  members,
  openDatabase,
  type OpenDatabase,
} from '@member/api/testing/internals'
import { qrOf } from '@member/api/testing/partners/bank'
import { newMember } from '@member/api/testing/newMember'
import { openLaunch } from '@member/api/testing/newGame'
import { payIn } from '@member/api/testing/payIn'
import { signInAs } from '@member/api/testing/signInAs'
import { slipBench } from '@member/api/testing/slipBench'
import { connect, createServer } from 'node:net'

const postgres = startPostgres()
noteSkipped('round trips to a PostgreSQL server', postgres ? '' : 'no PostgreSQL here')

/** Statement by which connections only monitor the database. */
const watching = Buffer.from('select 1\0')

/** Starts a proxy that counts round trips to PostgreSQL. */
async function countRoundTrips(toUrl: string) {
  const to = new URL(toUrl)
  let count = 0
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect({ port: Number(to.port || 5432), host: to.hostname, noDelay: true })
    let isAnswered = true
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) socket.on('close', end).on('error', end)
    client.on('data', (chunk: Buffer) => {
      if (isAnswered && !chunk.includes(watching)) count += 1
      isAnswered = false
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      isAnswered = true
      client.write(chunk)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = new URL(toUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    of: async (task: () => Promise<unknown>) => {
      const before = count
      await task()
      return count - before
    },
    stop: () => server.close(),
  }
}

describe.skipIf(!postgres)('with PostgreSQL on another machine', () => {
  const name = `round_trips_${process.pid}`
  let open: OpenDatabase
  let trips: Awaited<ReturnType<typeof countRoundTrips>>
  let bench: Awaited<ReturnType<typeof slipBench>>
  let member: Member

  beforeAll(async () => {
    await runStatement(postgres!.url, `create database ${name}`)
    const directUrl = Object.assign(new URL(postgres!.url), { pathname: name }).href
    trips = await countRoundTrips(directUrl)
    open = await openDatabase({ url: trips.url, directUrl })
    bench = await slipBench(open.database)
  })
  afterAll(async () => {
    await bench.stop()
    await open.close()
    trips.stop()
    await runStatement(postgres!.url, `drop database ${name} with (force)`)
    postgres!.stop()
  })
  beforeEach(async () => {
    member = await newMember(bench.services)
    await signInAs(bench.services, member)
    await payIn(bench.services, member, 1_000)
  })

  test('a read of the credit takes one, also with money in a game', async () => {
    expect(await trips.of(() => getCredit())).toBe(1)
    await openLaunch(bench.services, member)
    expect(await trips.of(() => getCredit())).toBe(1)
  })

  test('that one refuses a member whose session was ended elsewhere, or who was suspended', async () => {
    await endSessions(open.database, member.uuid, bench.services.clock())
    await expect(getCredit()).rejects.toMatchObject({ status: 401003 })
    await signInAs(bench.services, member)
    await open.database.update(members).set({ status: 'SUSPENDED' })
    await expect(getCredit()).rejects.toMatchObject({ status: 403001 })
  })

  test('a withdrawal takes three, also with money in a game', async () => {
    expect(await trips.of(() => withdraw(100, newCommand()))).toBe(3)
    member = await newMember(bench.services)
    await signInAs(bench.services, member)
    await payIn(bench.services, member, 1_000)
    await openLaunch(bench.services, member)
    await payIn(bench.services, member, 1_000)
    expect(await trips.of(() => withdraw(100, newCommand()))).toBe(3)
  })

  test('a deposit by slip takes four, the first one too', async () => {
    const confirmed = async (payer: Member) => {
      await signInAs(bench.services, payer)
      const { uuid } = await verifySlip({ qrcode: qrOf(await bench.transfer(payer, 500)) }, anyone)
      return trips.of(() => confirmSlip(uuid, newCommand()))
    }
    expect(await confirmed(member)).toBe(4)
    expect(await confirmed(await newMember(bench.services))).toBe(4)
  })
})
