import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The real process, on a folder of its own; a port that is free unless one is asked for. */
export function spawnServer(env: Record<string, string>) {
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, ['--conditions=development', main], {
    env: { ...rest, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.stderr.on('data', (chunk: Buffer) => {
    complained += chunk.toString()
  })
  const started = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /"started":"([^"]+)"/.exec(said)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(complained || said)))
  })
  // Who only waits for the end need not hear of the start.
  started.catch(() => {})
  return {
    started,
    /** Sends the signal; answers the exit code and what was complained of. */
    end: async (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => {
      child.kill(signal)
      return { code: await ended, complained }
    },
    refused: async () => ({ code: await ended, complained: complained.trim() }),
  }
}
