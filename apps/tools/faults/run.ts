import { until } from '@member/testing/until'
import { sql } from 'drizzle-orm'
import type { PgBouncer } from '../postgres/pgbouncer.ts'
import { rowsOf } from '@member/api/testing/internals'
import { clientOf, type Client } from './client.ts'
import { openOperator, type Operator } from './operator.ts'
import { checkAcknowledged } from './checkAcknowledged.ts'
import { live } from './live.ts'
import { runStatement } from '@member/api/testing/openTestDatabase'
import { opening, planOf, type Fault, type Size } from './plan.ts'
import { startServers, type Servers } from './servers.ts'

const served = 'member-faults'

export async function run(
  postgres: string,
  seed: number,
  size: Size,
  pooler?: PgBouncer,
): Promise<{ violations: string[]; orders: number }> {
  const name = `member_faults_${process.pid}_${seed}`
  await runStatement(postgres, `create database ${name}`)
  const url = new URL(postgres)
  url.pathname = name
  const plan = planOf(seed, size)
  const operator = await openOperator(url.href, plan.members.length)
  url.searchParams.set('application_name', served)
  const database = pooler ? { url: pooler.through(url.href), directUrl: url.href } : { url: url.href }
  const servers = await startServers(database, seed)
  try {
    const clients = operator.members.map(({ member, token }) => clientOf(servers, member, token))
    const sent = new Map<string, bigint>()
    let steps = 0
    const doing: Promise<unknown>[] = []
    const waiting = [...plan.faults]
    await Promise.all(
      clients.map(async (client) => {
        for (const step of opening) await live(operator, client, step, sent)
      }),
    )
    const began = () => {
      steps += 1
      while (waiting[0] && waiting[0].after <= steps)
        doing.push(play(waiting.shift()!, servers, postgres, name))
    }
    await Promise.all(
      clients.map(async (client, place) => {
        for (const step of plan.members[place] ?? []) {
          began()
          await live(operator, client, step, sent)
        }
      }),
    )
    await Promise.all(doing)
    await comeToRest(operator, servers, clients)
    return {
      violations: await checkAcknowledged(operator, clients, sent),
      orders: clients.flatMap((one) => one.acknowledged).length,
    }
  } finally {
    await servers.stop()
    await operator.close()
    await runStatement(postgres, `drop database ${name} with (force)`)
  }
}

async function play(fault: Fault, servers: Servers, postgres: string, name: string) {
  if (fault.does === 'kill') await servers.kill(fault.server)
  if (fault.does === 'jump') servers.jump(fault.server, fault.ms)
  if (fault.does === 'cut') {
    await runStatement(
      postgres,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = '${served}'`,
    )
  }
}

async function comeToRest({ database }: Operator, servers: Servers, clients: Client[]) {
  servers.heal()
  // Beyond the minute after which an opening counts as interrupted.
  servers.settleClocks(90_000)
  for (const client of clients) {
    await client.order(0, '/api/auth/user/game/cashOut', { username: client.member.username }, false)
  }
  const isDone = async () => {
    const [left] = await rowsOf(
      database,
      sql`select (select count(*) from game_launches where status not in ('RETURNED', 'REFUSED'))
        + (select count(*) from sim_game_rounds where told_at is null)
        + (select count(*) from sim_transfers where in_feed and fed_at is null) as count`,
    )
    return Number(left?.['count']) === 0
  }
  await until(isDone, 'launches, rounds or transfers are still pending')
}
