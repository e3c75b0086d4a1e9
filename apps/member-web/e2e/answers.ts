import type { Page, Route } from '@playwright/test'
import type { Data } from './responseMutations/responseMutation.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@member/testing/free-port'

export const changedRefusal = 'คำปฏิเสธที่เปลี่ยน'

const isCall = (call: string) => {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return {
    path: ({ pathname }: URL) => pattern.test(pathname),
    is: (request: { method: () => string; url: () => string }) =>
      request.method() === method && pattern.test(new URL(request.url()).pathname),
  }
}

/** Changes the server's answers in transit, and records which calls were changed. */
export class Answers {
  readonly #page: Page
  readonly changed: Set<string>

  constructor(page: Page, changed = new Set<string>()) {
    this.#page = page
    this.changed = changed
  }

  alter(call: string, alter: (data: Data) => Data): Promise<void> {
    return this.#answer(call, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: alter(body.data) } })
    })
  }

  async without(feature: string): Promise<void> {
    await this.#page.route('**/api/setting', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const answer = await route.fetch()
      const { data, ...envelope } = await answer.json()
      const features = { ...data.features, [feature]: false }
      await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, features } } })
    })
  }

  refuse(call: string): Promise<void> {
    const json = {
      status: 422999,
      code: 'CHANGED',
      message: changedRefusal,
      data: null,
      requestId: 'changed',
    }
    return this.#answer(call, (route) => route.fulfill({ status: 422, json }))
  }

  async restore(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'wait' })
  }

  async #answer(call: string, answer: (route: Route) => Promise<void>): Promise<void> {
    const { path, is } = isCall(call)
    await this.#page.route(path, (route) => {
      if (!is(route.request())) return route.fallback()
      this.changed.add(call)
      return answer(route)
    })
  }
}

const root = join(import.meta.dirname, '../../..')

export class ApiServer {
  readonly url: string
  readonly #port: number
  readonly #brand: string
  readonly #folder = mkdtempSync(join(tmpdir(), 'member-journeys-'))
  #process: ChildProcess | undefined
  #said = ''

  private constructor(port: number, brand: string) {
    this.#port = port
    this.#brand = brand
    this.url = `http://127.0.0.1:${port}`
  }

  /** Creates a server that is not started yet; `seeded` is a data folder to copy into its own. */
  static async prepare(brand: string, seeded?: string): Promise<ApiServer> {
    const server = new ApiServer(await freePort(), brand)
    if (seeded) cpSync(seeded, server.data, { recursive: true })
    return server
  }

  get data(): string {
    return join(this.#folder, 'data')
  }

  async start(): Promise<void> {
    this.#said = ''
    const words = ['--conditions=development', '--disable-warning=ExperimentalWarning']
    const { NODE_OPTIONS: _own, ...environment } = process.env
    const server = spawn(process.execPath, [...words, 'apps/simulator/src/main.ts'], {
      cwd: root,
      env: {
        ...environment,
        PORT: String(this.#port),
        DATA_DIR: this.data,
        BRAND: this.#brand,
        // A cheap password hash: each journey logs in, and the cost of guessing is tested elsewhere.
        PASSWORD_COST: '1',
        // Servers after the first reuse its compiled modules.
        NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
        // The site's server is a proxy, and forwards the client's address.
        TRUSTED_PROXIES: '127.0.0.1, ::1',
        DATABASE_URL: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const onOutput = (said: Buffer) => (this.#said = (this.#said + said.toString()).slice(-4000))
    server.stdout.on('data', onOutput)
    server.stderr.on('data', onOutput)
    this.#process = server
    const isUp = await new Promise<boolean>((settle) => {
      server.stdout.on('data', () => this.#said.includes('"started":') && settle(true))
      server.once('exit', () => settle(false))
    })
    if (!isUp) throw new Error(`The server does not start:\n${this.#said}`)
  }

  async stop(): Promise<void> {
    const server = this.#process
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
