import { test as base } from '@playwright/test'
import { House } from './house.ts'

/** A test beside a house that is its worker's own. */
export const test = base.extend<object, { house: House }>({
  house: [
    async ({}, run) => {
      const house = await House.open('saengthong')
      await run(house)
      await house.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})
