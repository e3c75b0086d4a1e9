import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@member/testing/programs'

type Options = {
  /** Delay (ms) of a commit by a synchronous standby; none if omitted. */
  commitMs?: number | undefined
}

/** Returns the PostgreSQL server of DATABASE_URL, or starts one; undefined if none is installed. */
export function startPostgres({ commitMs = 0 }: Options = {}): { url: string; stop: () => void } | undefined {
  const given = process.env['DATABASE_URL']
  if (given && commitMs) throw new Error('Commits are delayed on a server of our own: unset DATABASE_URL.')
  if (given) return { url: given, stop: () => {} }
  const bin = findPostgres()
  if (!bin) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'member-bench-'))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  // PostgreSQL does not run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    const owner = Number(execFileSync('id', ['-u', 'postgres']).toString())
    chownSync(folder, owner, owner)
  }
  const run = (program: string, words: string[]) => {
    const command = [join(bin, program), ...words]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder })
  }
  const data = (name: string) => join(folder, name)
  const start = (name: string, ofPort: number) => {
    const settings = `-p ${ofPort} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB`
    run('pg_ctl', ['-D', data(name), '-l', join(folder, `${name}.log`), '-w', '-o', settings, 'start'])
  }
  const started: string[] = []
  const stop = () => {
    for (const name of started) run('pg_ctl', ['-D', data(name), '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  // Stops the server if this process is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop()
      process.exit(1)
    })
  }
  run('initdb', ['-D', data('primary'), '-A', 'trust', '-U', 'postgres'])
  start('primary', port)
  started.push('primary')
  if (commitMs) {
    // A commit is acknowledged once the standby has applied it, and that applies it so much later.
    const primary = `host=127.0.0.1 port=${port} user=postgres`
    run('pg_basebackup', ['-D', data('standby'), '-R', '-c', 'fast', '-d', primary])
    appendFileSync(join(data('standby'), 'postgresql.conf'), `\nrecovery_min_apply_delay = '${commitMs}ms'\n`)
    start('standby', port + 1)
    started.push('standby')
    const synchronous = "synchronous_standby_names = '*'\nsynchronous_commit = remote_apply\n"
    appendFileSync(join(data('primary'), 'postgresql.conf'), `\n${synchronous}`)
    run('pg_ctl', ['-D', data('primary'), 'reload'])
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
