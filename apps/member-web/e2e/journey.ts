import { expect } from '@playwright/test'
import type { Bank } from './bank.ts'
import type { Desk } from './desk.ts'
import { Faults } from './faults.ts'
import { Member } from './member.ts'
import { putAwayNews } from './news.ts'
import { type Person, register } from './person.ts'
import { test as withOperator } from './withOperator.ts'

interface Journey {
  /** Whether the day's announcements and check-in come by themselves, or have been put away before. */
  news: 'comes' | 'put away'
  faults: Faults
  /** The member in front of the page. */
  member: Member
  /** Who that is: registered just now, already logged in, with nothing yet. */
  person: Person
  bank: Bank
  desk: Desk
}

/** A journey has the operator of its worker, and fails on any fault of the page that it did not say to expect. */
export const test = withOperator.extend<Journey>({
  news: ['put away', { option: true }],
  context: async ({ context, operator, news }, run) => {
    if (news === 'put away') await putAwayNews(context, await operator.announcements())
    await run(context)
  },
  baseURL: ({ operator }, run) => run(operator.site),
  bank: async ({ operator }, run) => {
    await run(operator.bank)
    await operator.bank.set({ slowMinutes: 0, down: false, feed: 'off' })
  },
  desk: async ({ operator }, run) => {
    await run(operator.desk)
    await operator.desk.setWebsite('ON')
    await operator.desk.setGames({ opening: 'up', cashOut: 'up' })
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
