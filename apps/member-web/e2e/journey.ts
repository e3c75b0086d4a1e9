import { expect } from '@playwright/test'
import type { Bank } from './bank.ts'
import type { Desk } from './desk.ts'
import { Faults } from './faults.ts'
import { Member } from './member.ts'
import { type Person, register } from './person.ts'
import { test as withHouse } from './withHouse.ts'

interface Journey {
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
  baseURL: ({ house }, run) => run(house.site),
  bank: async ({ house }, run) => {
    await run(house.bank)
    await house.bank.set({ slowMinutes: 0, down: false })
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
