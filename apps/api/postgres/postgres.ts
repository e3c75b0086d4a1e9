import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '@member/testing/programs'

/** The PostgreSQL server of DATABASE_URL, or a temporary one; undefined if not installed. */
export function startPostgres(): { url: string; stop: () => void } | undefined {
  const given = process.env['DATABASE_URL']
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
  run('initdb', ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'postgres'])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c shared_buffers=512MB`
  run('pg_ctl', ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-w', '-o', settings, 'start'])
  const stop = () => {
    run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
  // Stops the server if this process is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop()
      process.exit(1)
    })
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
