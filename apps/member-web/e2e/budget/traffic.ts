import type { BrowserContext, Request } from '@playwright/test'

export class Traffic {
  readonly #asked: Request[] = []
  #last = Date.now()

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      this.#asked.push(request)
      this.#last = Date.now()
    })
    context.on('requestfinished', () => (this.#last = Date.now()))
  }

  async quiet(ms = 2_000): Promise<void> {
    while (Date.now() - this.#last < ms) await new Promise((wake) => setTimeout(wake, 100))
  }

  async sum(): Promise<{ requests: number; bytes: number }> {
    const asked = this.#asked.filter((request) => /^https?:/.test(request.url()) && !isStream(request))
    const sizes = await Promise.all(asked.map(sizeOf))
    return { requests: asked.length, bytes: sizes.reduce((total, size) => total + size, 0) }
  }
}

/** True for the event stream, which never ends. */
const isStream = (request: Request) => request.url().endsWith('/api/auth/events')

const sizeOf = async (request: Request) => {
  const response = await request.response()
  await response?.finished()
  // Cached responses are not counted.
  return response ? Math.max(0, (await request.sizes()).responseBodySize) : 0
}
