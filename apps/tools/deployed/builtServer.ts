import { execFile, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

export type Environment = Record<string, string>

const bare = (environment: Environment) => ({ PATH: dirname(process.execPath), ...environment })

export async function runBuilt(folder: string, words: string[], environment: Environment): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: folder,
    env: bare(environment),
  })
  return stdout
}

export async function startBuilt(folder: string, environment: Environment) {
  const child = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    env: bare({ PORT: '0', HOST: '127.0.0.1', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      // Only the end of its log is stored.
      const found = /"started":"[^"]+:(\d+)"/.exec((said = (said + chunk.toString()).slice(-10_000)))
      if (found) resolve(Number(found[1]))
    })
    void ended.then((code) => reject(new Error(`the built server ended with ${code}: ${errors || said}`)))
  })
  return {
    port,
    stop: async (): Promise<string[]> => {
      child.kill('SIGTERM')
      const code = await ended
      return code === 0 && !errors ? [] : [`a process ended with ${code}: ${errors}`]
    },
    kill: () => child.kill('SIGKILL'),
  }
}

export type BuiltServer = Awaited<ReturnType<typeof startBuilt>>
