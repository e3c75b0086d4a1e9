import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function spawnServer(env: Record<string, string>, main: string) {
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, ['--conditions=development', main], {
    // Later processes reuse the compile cache.
    env: { ...rest, NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'), PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /"started":"([^"]+)"/.exec(output)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(errors || output)))
  })
  // A caller that only waits for the exit may ignore the start.
  started.catch(() => {})
  return {
    started,
    stopReading: () => {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    end: async (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => {
      child.kill(signal)
      return { code: await ended, errors }
    },
    refused: async () => ({ code: await ended, errors: errors.trim() }),
  }
}
