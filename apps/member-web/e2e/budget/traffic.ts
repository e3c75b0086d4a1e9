import type { BrowserContext, Page, Request } from '@playwright/test'
import { EventEmitter, once } from 'node:events'

export class Traffic {
  readonly #asked: Request[] = []
  readonly #open = new Set<Request>()
  readonly #closed = new Set<Request>()
  readonly #events = new EventEmitter()

  /** Begins to record; `isAnswered` returns false for addresses that never get a response. */
  constructor(context: BrowserContext, isAnswered: (url: string) => boolean = () => true) {
    context.on('request', (request) => {
      this.#asked.push(request)
      if (isAnswered(request.url()) && !isEndless(request)) this.#open.add(request)
    })
    const close = (request: Request) => {
      this.#open.delete(request)
      this.#closed.add(request)
      this.#events.emit('closed')
    }
    context.on('requestfinished', close)
    context.on('requestfailed', close)
  }

  /** Waits until all responses have arrived and are drawn, and no new request was sent. */
  async settled(page: Page): Promise<void> {
    await this.#answered(() => page.evaluate(drawn))
  }

  /** Advances the page's paused clock in steps, each after all responses have arrived. */
  async advance(page: Page, ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += step) {
      await page.clock.runFor(step)
      await this.#answered(() => page.evaluate(ran))
    }
  }

  async #answered(after: () => Promise<void>): Promise<void> {
    let before: number
    do {
      before = this.#asked.length
      while (this.#open.size > 0) await once(this.#events, 'closed')
      await after()
    } while (before < this.#asked.length)
  }

  /** Returns the path of each ended request with the bytes of its response: compressed, without headers. */
  async list(): Promise<Sent[]> {
    const ended = this.#asked.filter(
      (request) => this.#closed.has(request) && /^https?:/.test(request.url()) && !isStream(request),
    )
    return Promise.all(
      ended.map(async (request) => ({
        path: new URL(request.url()).pathname,
        bytes: await sizeOf(request),
      })),
    )
  }
}

/** A requested file or call, with the bytes of its response. */
export interface Sent {
  path: string
  bytes: number
}

const isStream = (request: Request) => new URL(request.url()).pathname === '/api/auth/events'

const isEndless = (request: Request) =>
  isStream(request) || ['media', 'ping'].includes(request.resourceType())

export const pauseClock = async (page: Page): Promise<void> => {
  const now = Date.now()
  // It runs until it is stopped: an hour is more than any machine takes for that.
  await page.clock.install({ time: now - 3_600_000 })
  await page.clock.pauseAt(now)
}

const step = 100

/** Resolves after two frames, once the page is idle. */
const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  )

/** Resolves after the tasks that are waiting to run; uses no timer. */
const ran = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve())
    port1.start()
    port2.postMessage(undefined)
  })

const sizeOf = async (request: Request) => {
  const response = await request.response()
  // Cached responses are not counted.
  return response ? Math.max(0, (await request.sizes()).responseBodySize) : 0
}
