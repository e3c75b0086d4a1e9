import type { Page, Route } from '@playwright/test'
import type { Data } from './alterations/alteration.ts'

/** The words of a refusal that no server has. */
export const changedRefusal = 'คำปฏิเสธที่เปลี่ยน'

/** A call of the specification, as the requests that are one. */
const isCall = (call: string) => {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return {
    path: ({ pathname }: URL) => pattern.test(pathname),
    is: (request: { method: () => string; url: () => string }) =>
      request.method() === method && pattern.test(new URL(request.url()).pathname),
  }
}

/** Changes what the server answers, on its way to the page, and knows what was changed. */
export class Answers {
  readonly #page: Page
  readonly changed: Set<string>

  constructor(page: Page, changed = new Set<string>()) {
    this.#page = page
    this.changed = changed
  }

  /** Every answer to this call carries other data from now on. */
  alter(call: string, alter: (data: Data) => Data): Promise<void> {
    return this.#answer(call, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: alter(body.data) } })
    })
  }

  /** The server is one without this addition of ours. */
  async without(feature: string): Promise<void> {
    await this.#page.route('**/api/setting', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const answer = await route.fetch()
      const { data, ...envelope } = await answer.json()
      const features = { ...data.features, [feature]: false }
      await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, features } } })
    })
  }

  /** This call is refused from now on, in words of our own; the server does not hear of it. */
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

  /** Lets the server's answers through again. */
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
