import { until } from '@member/testing/until'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { livePath } from '@member/api-client/contract'
import { noteSkipped } from '@member/testing/skipped'
import { Client } from 'pg'
import type { PgBouncer } from '../postgres/pgbouncer.ts'
import { ours } from '../faults/operator.ts'
import { refuseTakenPort } from '@member/api/testing/internals'
import { balancer } from './balancer.ts'
import { startNginx } from './startProxy.ts'
import { runBuilt, startBuilt, type BuiltServer, type Environment } from './builtServer.ts'
import { startPartners, newPlayer } from './player.ts'
import { URI } from 'otpauth'

async function signInStaff(folder: string, environment: Environment, url: string): Promise<string[]> {
  const printed = await runBuilt(folder, ['staff.js', 'somchai', 'owner'], environment)
  const password = /the password (\S+)/.exec(printed)?.[1] ?? ''
  const address = /otpauth:\S+/.exec(printed)?.[0] ?? ''
  const code = URI.parse(address).generate()
  const answer = await fetch(`${url}/desk/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username: 'somchai', password, code }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const backOffice = await fetch(`${url}/desk`, { headers: { cookie }, redirect: 'manual' })
  const letters = await fetch(`${url}/operator/400.ttf`, { headers: { cookie } })
  return [backOffice, letters].flatMap(({ status, url: asked }) =>
    status === 200 ? [] : [`staff who signed in got ${status} from ${asked}`],
  )
}

const players = 4

type Given = { former: string; folder: string; url: string; pooler: PgBouncer }

/** Deploys the built server over the previous one while members play; returns problems, as sentences. */
export async function deployWhileUsed({ former, folder, url, pooler }: Given): Promise<string[]> {
  const partners = await startPartners()
  const shared = {
    IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64'),
    UNREADY_SECONDS: '1',
    ...partners.environment,
  }
  const direct = { DATABASE_URL: url, ...shared }
  const environment = pooler
    ? { ...direct, DATABASE_URL: pooler.through(url), DATABASE_DIRECT_URL: url }
    : direct
  const before = balancer()
  const ports = [await lowPort(), await lowPort()] as const
  const nginx = await startNginx(ports)
  noteSkipped('test:deployed behind nginx', nginx ? undefined : 'no nginx here')
  const running = new Set<BuiltServer>()
  const start = async (of: string, by: typeof environment, port: number) => {
    const server = await startBuilt(of, { ...by, PORT: String(port) })
    running.add(server)
    await before.add(server)
    return server
  }
  const stop = async (server: BuiltServer) => {
    const violations = await server.stop()
    before.remove(server)
    running.delete(server)
    return violations
  }
  try {
    const first = await start(former, direct, ports[0])
    const violations = await signInStaff(former, direct, `http://127.0.0.1:${first.port}`)
    const gameUuid = await openShop(url)
    const numbers = Array.from({ length: players }, (_, place) => place + 1)
    const calls = { ...partners, send: nginx?.send ?? before.ask.raw }
    const all = await Promise.all(numbers.map((number) => newPlayer(before.ask, calls, number, gameUuid)))
    violations.push(...before.figures().failed)

    const isOver = new AbortController()
    const streams = all.map(({ token }) => before.stream(livePath, token))
    let rounds = 0
    const playing = all.map(async (player) => {
      while (!isOver.signal.aborted) {
        await player.round()
        rounds += 1
        await wait(20)
      }
    })
    const deploying = async () => {
      const second = await start(folder, environment, ports[1])
      // Errors of the former code cannot be fixed any more.
      await stop(first)
      await start(folder, environment, ports[0])
      const soFar = before.figures()
      violations.push(...soFar.failed, ...(await stop(second)))
      await start(folder, environment, ports[1])
      const enough = rounds + 3 * players
      await until(() => rounds >= enough, 'the players do not go on')
      const { passedOn, failed, ...figures } = before.figures()
      if (passedOn > 0) violations.push(`${passedOn} requests reached a process that no longer accepted any`)
      violations.push(...failed)
      for (const [what, row] of Object.entries({ 'former code': soFar, 'same code': figures }))
        console.log(
          `  ${what} replaced: ${row.requests} requests, p99 ${row.p99} ms, longest ${row.longest} ms`,
        )
    }
    await Promise.all([deploying().finally(() => isOver.abort()), ...playing])
    if (nginx) console.log(`  nginx forwarded ${nginx.passed()} calls of the game provider`)
    for (const player of all) violations.push(...(await player.judge()))
    before.stop()
    await Promise.all(streams)
    if (pooler) violations.push(...(await judgePooled(pooler.through(url))))
    violations.push(...(await Promise.all([...running].map(stop))).flat())
    console.log(`  ${(await runBuilt(folder, ['database.js', 'verify'], environment)).trim()}`)
    return violations
  } finally {
    before.stop()
    nginx?.stop()
    for (const server of running) server.kill()
    await partners.stop()
  }
}

/** Returns a free port below the system's range for outgoing connections. */
async function lowPort(): Promise<number> {
  const port = randomInt(10_000, 20_000)
  return refuseTakenPort({ port, host: '127.0.0.1' }).then(() => port, lowPort)
}

/** Returns a problem unless the pooler's connections have timeouts of 10 s (statement) and 5 s (lock). */
async function judgePooled(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )
  await client.end()
  const row = JSON.stringify(rows[0])
  return row === '{"statement":"10s","lock":"5s"}' ? [] : [`connections of the pooler have ${row}`]
}

async function openShop(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into operator_accounts (bank_name, bank_id, account_name) values ($1, $2, 'บจก. แสงทอง')`,
      [ours.bankName, ours.bankId],
    )
    await client.query(`insert into game_providers (code, name, rank) values ('EX', 'Example', 1)`)
    const { rows } = await client.query<{ uuid: string }>(
      `insert into games (game_code, name, name_en, provider, category, rank, search_key)
        values ('G-1', 'มังกรทอง', 'Golden Dragon', 'EX', 'slot', 1, 'goldendragon') returning uuid`,
    )
    return rows[0]!.uuid
  } finally {
    await client.end()
  }
}
