import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@member/testing/free-port'

const shipped = join(import.meta.dirname, '../../server/deploy/pgbouncer.ini')

export const noPgBouncer = 'no PgBouncer 1.21 or newer here'

const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((path) => {
  try {
    const [, minor = 0] = /PgBouncer 1\.(\d+)/.exec(execFileSync(path, ['--version']).toString()) ?? []
    return Number(minor) >= 21
  } catch {
    return false
  }
})

/** Starts PgBouncer in transaction mode with the published settings; undefined if not installed. */
export async function startPgBouncer(postgres: string) {
  if (!program) return undefined
  const server = new URL(postgres)
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const [users, config] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]
  const password = server.password && ` password=${decodeURIComponent(server.password)}`
  writeFileSync(users, `"${decodeURIComponent(server.username)}" ""\n`)
  const own = {
    member: `host=${server.hostname} port=${server.port || 5432} dbname=member${password}`,
    listen_port: String(port),
    auth_type: 'trust',
    auth_file: users,
  }
  const settings = Object.entries(own).reduce(
    (text, [name, value]) => text.replace(new RegExp(`^${name} = .*$`, 'm'), () => `${name} = ${value}`),
    readFileSync(shipped, 'utf8'),
  )
  writeFileSync(config, settings.replace(/^member = (.*) dbname=member/m, '* = $1'))
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? Number(execFileSync('id', ['-u', 'postgres']).toString()) : undefined
  if (owner !== undefined) for (const path of [folder, users, config]) chownSync(path, owner, owner)
  const child = spawn(program, ['-q', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(owner !== undefined && { uid: owner, gid: owner }),
  })
  for (let turn = 0; !(await isThere(port)); turn += 1) {
    if (turn > 50 || child.exitCode !== null) throw new Error('PgBouncer does not start.')
    await wait(100)
  }
  return {
    through: (url: string): string => {
      const changed = new URL(url)
      changed.hostname = '127.0.0.1'
      changed.port = String(port)
      return changed.href
    },
    stop: () => child.kill('SIGKILL'),
  }
}

export type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>

const isThere = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false))
  })
