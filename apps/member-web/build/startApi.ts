import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { rootDir } from './places.ts'
import { createServer } from 'node:net'
import type { Brand } from '@member/brand'

const patience = 120_000
/** Time (s) that the server gives open requests on shutdown; `stop` kills the server 10 s later. */
const drainSeconds = 8

// If this process is killed, the server must end too and release the data.
const endWithParent =
  'data:text/javascript,process.on("disconnect",()=>process.kill(process.pid,"SIGTERM"));process.channel?.unref()'

/** Starts the API as a separate process, with the simulated bank and games and the demo members. */
export function startApi(of: { port: number; dataDir: string; brand: string; web: string }) {
  const { port, dataDir, brand, web } = of
  const child = spawn(
    process.execPath,
    [
      '--conditions=development',
      '--disable-warning=ExperimentalWarning',
      '--import',
      endWithParent,
      join(rootDir, 'apps/simulator/src/main.ts'),
    ],
    {
      cwd: rootDir,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        BRAND: brand,
        WEB: web,
        DRAIN_SECONDS: String(drainSeconds),
        TRUSTED_PROXIES: '127.0.0.1, ::1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Ctrl-C reaches this process only, which ends the server in order.
      detached: true,
    },
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { ended, ready: answering(child, port), stop: () => stop(child, ended) }
}

/** Returns true once the server answers; false if the server ended or is silent for two minutes. */
async function answering(child: ChildProcess, port: number) {
  const until = Date.now() + patience
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/setting/operational/website`).catch(
      () => undefined,
    )
    if (answer?.ok) return true
    await new Promise((resolve) => {
      setTimeout(resolve, 150)
    })
  }
  if (child.exitCode === null && child.signalCode === null)
    console.error('The server has not answered for two minutes.')
  return false
}

async function stop(child: ChildProcess, ended: Promise<unknown>) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  // Longer than pending work may take.
  const late = setTimeout(() => child.kill('SIGKILL'), drainSeconds * 1_000 + 10_000)
  await ended
  clearTimeout(late)
}

const canListen = (port: number, host: string | undefined) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

export const isPortFree = async (port: number) =>
  (await canListen(port, undefined)) && (await canListen(port, '127.0.0.1'))

const isLocal = (host: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/** Returns the brand with `api` in place of each of its game hosts on this machine. */
export const withLocalGames = (brand: Brand, api: string): Brand => ({
  ...brand,
  gameHosts: brand.gameHosts.map((host) => (isLocal(host) ? api : host)),
})
