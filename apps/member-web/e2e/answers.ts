import type { Page, Route } from '@playwright/test'
import type { Data } from './responseMutations/responseMutation.ts'

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
