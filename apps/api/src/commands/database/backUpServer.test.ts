import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noteSkipped } from '@member/testing/skipped'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../testing/startPostgres.ts'
import { openDatabase } from '../../database/open.ts'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

const server = startPostgres()
const why = server ? '' : 'no PostgreSQL here'
noteSkipped('backups of a PostgreSQL server', why)
const urlOf = (name: string) => Object.assign(new URL(server!.url), { pathname: name }).href
const ask = async (database: string, statement: string) => {
  const client = new Client({ connectionString: urlOf(database) })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}
const main = join(import.meta.dirname, 'main.ts')

describe.skipIf(!server)('of a PostgreSQL server', () => {
  let parent: string
  const file = (name: string) => join(parent, name)
  const names: string[] = []
  const create = async () => {
    const name = `backup_${crypto.randomUUID().replaceAll('-', '')}`
    await ask('postgres', `create database ${name}`)
    names.push(name)
    return name
  }
  let source: string

  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'member-backup-server-'))
    source = await create()
    const { close } = await openDatabase({ url: urlOf(source) })
    await close()
    await backUp({ url: urlOf(source) }, file('good'))
  })
  afterAll(async () => {
    for (const name of names) await ask('postgres', `drop database ${name} with (force)`)
    server?.stop()
    rmSync(parent, { recursive: true, force: true })
  })

  test('a backup restored into an empty database has the same books', async () => {
    const empty = await create()
    await restore({ url: urlOf(empty) }, file('good'))
    expect(await verify({ url: urlOf(empty) })).toEqual(await verify({ url: urlOf(source) }))
  })

  test('a backup that fails leaves the last one, and one that succeeds is for nobody else to read', async () => {
    writeFileSync(file('nightly'), 'the last one')
    chmodSync(file('nightly'), 0o644)
    await expect(backUp({ url: urlOf('no_such_database') }, file('nightly'))).rejects.toThrow(
      /^pg_dump failed: .*"no_such_database" does not exist/,
    )
    expect(readFileSync(file('nightly'), 'utf8')).toBe('the last one')

    await backUp({ url: urlOf(source) }, file('nightly'))
    expect(statSync(file('nightly')).mode & 0o777).toBe(0o600)
    expect(readdirSync(parent).filter((name) => name.includes('unfinished'))).toEqual([])
  })

  test('a backup that is cut off restores nothing', async () => {
    const empty = await create()
    const whole = readFileSync(file('good'))
    writeFileSync(file('cut'), whole.subarray(0, whole.length / 2))
    await expect(restore({ url: urlOf(empty) }, file('cut'))).rejects.toThrow('cannot be read')
    expect(await ask(empty, `select 1 from pg_namespace where nspname = 'drizzle'`)).toEqual([])
  })

  test('a database whose tables are in another schema is left as it is, with what to do', async () => {
    const other = await create()
    await ask(other, 'create schema app; create table app.members (name text)')
    await expect(restore({ url: urlOf(other) }, file('good'))).rejects.toThrow(
      'The database of DATABASE_URL is not empty (there are tables in the schema app), and it is unchanged. Create an empty one (createdb), name it in DATABASE_URL, and restore into it.',
    )
  })

  test('what PostgreSQL refuses to restore is reported with its own sentence, and nothing is restored', async () => {
    const other = await create()
    await ask(other, 'create schema drizzle')
    await expect(restore({ url: urlOf(other) }, file('good'))).rejects.toThrow(
      /^Nothing was restored, and the database is unchanged\. pg_restore failed: [^]*"drizzle" already exists/,
    )
    expect(await ask(other, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'a restore ended by %s ends pg_restore',
    async (signal) => {
      const empty = await create()
      await whileHeld(empty, 'create schema drizzle', async () => {
        const tool = run('restore', empty, file('good'))
        await becomes(empty, 'pg_restore', 'waiting')
        tool.kill(signal)
        const { code, errors } = await tool.ended
        expect([code, errors]).toEqual([
          2,
          `Nothing was restored, and the database is unchanged. Stopped by ${signal}: pg_restore was ended.\n`,
        ])
      })
      await becomes(empty, 'pg_restore', 'gone')
      expect(await ask(empty, `select 1 from pg_namespace where nspname = 'drizzle'`)).toEqual([])
    },
  )

  test('a restore that is killed ends pg_restore as soon as the database answers it', async () => {
    const empty = await create()
    await whileHeld(empty, 'create schema drizzle', async () => {
      const tool = run('restore', empty, file('good'))
      await becomes(empty, 'pg_restore', 'waiting')
      tool.kill('SIGKILL')
      await tool.ended
    })
    await becomes(empty, 'pg_restore', 'gone')
  })

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('a backup ended by %s ends pg_dump', async (signal) => {
    await whileHeld(source, 'lock table members in access exclusive mode', async () => {
      const tool = run('backup', source, file('stopped'))
      await becomes(source, 'pg_dump', 'waiting')
      tool.kill(signal)
      const { code, errors } = await tool.ended
      expect([code, errors]).toEqual([2, `Stopped by ${signal}: pg_dump was ended.\n`])
    })
    await becomes(source, 'pg_dump', 'gone')
    expect(readdirSync(parent).filter((name) => name.startsWith('stopped'))).toEqual([])
  })
})

async function whileHeld(database: string, statement: string, task: () => Promise<void>) {
  const holder = new Client({ connectionString: urlOf(database) })
  await holder.connect()
  await holder.query('begin')
  await holder.query(statement)
  try {
    await task()
  } finally {
    await holder.end()
  }
}

async function becomes(database: string, program: string, state: 'waiting' | 'gone') {
  const activity = `select coalesce(max(case wait_event_type when 'Lock' then 'waiting' else 'busy' end), 'gone') as state
    from pg_stat_activity where datname = '${database}' and application_name = '${program}'`
  for (;;) if ((await ask('postgres', activity))[0]?.['state'] === state) return
}

function run(tool: 'backup' | 'restore', database: string, path: string) {
  const child = spawn(process.execPath, ['--conditions=development', main, tool, path], {
    env: { ...process.env, DATABASE_URL: urlOf(database), NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, errors })),
  )
  return { kill: (signal: NodeJS.Signals) => child.kill(signal), ended }
}
