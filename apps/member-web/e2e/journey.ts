import { expect, type BrowserContext } from '@playwright/test'
import type { Bank } from './bank.ts'
import type { BackOffice } from './backOffice.ts'
import { Member } from './member.ts'
import { dismissNews } from './news.ts'
import { type Person, register } from './person.ts'
import { test as withOperator } from './withOperator.ts'

class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Allows the console errors that browsers log for answers with these statuses. */
  expectAnswers(...statuses: number[]): void {
    for (const status of statuses) this.#expected.push(new RegExp(`status of ${status}\\b`))
  }

  expectErrors(message: string): void {
    this.#expected.push(new RegExp(message))
  }

  /** Allows the console errors of a lost network: calls without answers, and parts that do not load. */
  expectNoAnswer(): void {
    this.expectMissingParts()
  }

  /** Allows the console errors of parts of the app that do not load. */
  expectMissingParts(): void {
    this.#expected.push(/net::ERR_/, /PartError/, /dynamically imported module/)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) =>
      this.#found.push(`page: ${error.error().stack ?? String(error.error())}`),
    )
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        console.error(`CSP: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`)
      })
    })
  }

  get unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
  }
}

interface Journey {
  /** Whether announcements and the check-in popup may appear (`comes`) or are dismissed before the test. */
  news: 'comes' | 'put away'
  faults: Faults
  member: Member
  person: Person
  bank: Bank
  backOffice: BackOffice
}

/** Playwright's `test` with the worker's operator; fails on any unexpected error of a page. */
export const test = withOperator.extend<Journey>({
  news: ['put away', { option: true }],
  context: async ({ context, operator, news }, run) => {
    if (news === 'put away') await dismissNews(context, ['update', ...(await operator.announcements())])
    await run(context)
    // A call sent as the test ends gets no answer, which is no fault.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: ({ operator }, run) => run(operator.site),
  bank: async ({ operator }, run) => {
    await run(operator.bank)
    await operator.bank.set({ slowMinutes: 0, down: false, feed: 'off' })
  },
  backOffice: async ({ operator }, run) => {
    await run(operator.backOffice)
    await operator.backOffice.setWebsite('ON')
    await operator.backOffice.setGames({ opening: 'up', cashOut: 'up' })
  },
  faults: [
    async ({ context }, run) => {
      const faults = new Faults()
      await faults.watch(context)
      await run(faults)
      expect(faults.unexpected.join('\n'), 'policy violations, console errors, unhandled rejections').toBe('')
    },
    { auto: true },
  ],
  member: ({ page }, run) => run(new Member(page)),
  person: async ({ operator, member }, run) => {
    const person = await register(operator.server.url)
    await member.returnAs(person)
    await run(person)
  },
})

export { expect }
