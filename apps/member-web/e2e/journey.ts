import { expect } from '@playwright/test'
import type { Bank } from './bank.ts'
import type { BackOffice } from './backOffice.ts'
import { Faults } from './faults.ts'
import { Member } from './member.ts'
import { dismissNews } from './news.ts'
import { type Person, register } from './person.ts'
import { test as withOperator } from './withOperator.ts'

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
