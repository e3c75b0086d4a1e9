import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServerState } from './server.ts'

const path = fileURLToPath(new URL('./server.ts', import.meta.url))

type Life = { child: ChildProcess; port: number | undefined; state: ServerState }

const sendState = (change: (state: ServerState) => void, which: readonly Life[]) => {
  for (const life of which) {
    change(life.state)
    if (life.child.connected) life.child.send(life.state)
  }
}

export async function startServers(place: { url: string; directUrl?: string }, seed: number) {
  let lives = 0
  const begin = async (life: Life) => {
    lives += 1
    life.port = undefined
    const child = fork(path, [JSON.stringify(place), String(seed * 100 + lives)], {
      execArgv: process.execArgv,
    })
    life.child = child
    life.port = await new Promise<number>((resolve, reject) => {
      child.once('message', ({ port }: { port: number }) => resolve(port))
      child.once('exit', () => reject(new Error('a server did not start')))
    })
    child.send(life.state)
  }
  const start = async () => {
    const state = { offset: 0, isWell: false }
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- begin makes the child at once
    const life = { state } as Life
    await begin(life)
    return life
  }
  const all = await Promise.all([start(), start()])
  return {
    portOf: (server: 0 | 1) => all[server].port,
    kill: async (server: 0 | 1) => {
      const life = all[server]
      if (life.port === undefined) return
      const gone = new Promise((resolve) => life.child.once('exit', resolve))
      life.child.kill('SIGKILL')
      await gone
      await begin(life)
    },
    jump: (server: 0 | 1 | 'both', ms: number) =>
      sendState((state) => (state.offset += ms), server === 'both' ? all : [all[server]]),
    heal: () => sendState((state) => (state.isWell = true), all),
    settleClocks: (ms: number) => {
      const latest = Math.max(...all.map(({ state }) => state.offset)) + ms
      sendState((state) => (state.offset = latest), all)
    },
    stop: async () => {
      const gone = all.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)))
      for (const { child } of all) child.kill('SIGKILL')
      await Promise.all(gone)
    },
  }
}

export type Servers = Awaited<ReturnType<typeof startServers>>
