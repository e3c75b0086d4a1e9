import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '../../values/cannotStart.ts'

/** Splits a database address into an address without password and an environment with the password. */
function withoutPassword(address: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { url: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}

export class ToolFailed extends CannotStart {}

type Piped = {
  url?: string
  from?: string
  to?: string
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Runs a PostgreSQL tool; throws if the tool is missing or fails. */
export async function postgresTool(program: string, words: string[], { url, from, to }: Piped) {
  const place = url ? withoutPassword(url) : undefined
  const child = spawn(program, [...words, ...(place ? [`--dbname=${place.url}`] : [])], {
    env: place?.env ?? process.env,
    stdio: [from ? 'pipe' : 'ignore', to ? 'pipe' : 'ignore', 'pipe'],
  })
  let stopped: string | undefined
  const stop = (signal: string) => {
    stopped = signal
    child.kill('SIGTERM')
  }
  for (const signal of signals) process.on(signal, stop)
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  const copied = [
    // The tool may exit before reading everything; its own error says why.
    from && child.stdin && pipeline(createReadStream(from), child.stdin).catch(() => {}),
    to &&
      child.stdout &&
      pipeline(child.stdout, createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true })),
  ]
  try {
    const [code] = await Promise.all([ended, ...copied])
    if (stopped) throw new CannotStart(`Stopped by ${stopped}: ${program} was ended.`)
    if (code !== 0) throw new ToolFailed(`${program} failed: ${complaint.trim() || `it ended with ${code}`}`)
  } catch (fault) {
    child.kill('SIGTERM')
    await ended.catch(() => {})
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT' && child.pid === undefined)
      throw new CannotStart(`${program} is not installed (on Debian: apt install postgresql-client).`)
    throw fault
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
