import type { BrowserContext, Request } from '@playwright/test'

interface Sum {
  requests: number
  /** As sent: compressed, without headers. */
  bytes: number
}

/** What the pages of a context, and their service worker, fetch. */
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

  /** Waits until nothing has been fetched for two seconds. */
  async quiet(): Promise<void> {
    while (Date.now() - this.#last < 2_000) await new Promise((wake) => setTimeout(wake, 100))
  }

  /** The sum of what was asked for so far, whole. */
  async sum(counts: (request: Request) => boolean = () => true): Promise<Sum> {
    const asked = this.#asked.filter((request) => /^https?:/.test(request.url()) && counts(request))
    const sizes = await Promise.all(asked.map(sizeOf))
    return { requests: asked.length, bytes: sizes.reduce((total, size) => total + size, 0) }
  }
}

export const isScript = (request: Request): boolean => new URL(request.url()).pathname.endsWith('.js')

const sizeOf = async (request: Request) => {
  const response = await request.response()
  await response?.finished()
  return response ? (await request.sizes()).responseBodySize : 0
}
