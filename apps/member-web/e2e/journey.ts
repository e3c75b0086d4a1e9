import { expect } from '@playwright/test'
import type { Bank } from './bank.ts'
import type { Desk } from './desk.ts'
import { Faults } from './faults.ts'
import { Member } from './member.ts'
import { putAwayNews } from './news.ts'
import { type Person, register } from './person.ts'
import { test as withHouse } from './withHouse.ts'

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

/** A journey has the house of its worker, and fails on any fault of the page that it did not say to expect. */
export const test = withHouse.extend<Journey>({
  news: ['put away', { option: true }],
  context: async ({ context, house, news }, run) => {
    if (news === 'put away') await putAwayNews(context, await house.announcements())
    await run(context)
  },
  baseURL: ({ house }, run) => run(house.site),
  bank: async ({ house }, run) => {
    await run(house.bank)
    await house.bank.set({ slowMinutes: 0, down: false, feed: 'off' })
  },
  desk: async ({ house }, run) => {
    await run(house.desk)
    await house.desk.setWebsite('ON')
    await house.desk.setGames({ opening: 'up', cashOut: 'up' })
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
  person: async ({ house, member }, run) => {
    const person = await register(house.server.url)
    await member.returnAs(person)
    await run(person)
  },
})

export { expect }
