import { Traffic } from './budget/traffic.ts'
import { expect, test } from './journey.ts'
import { shiftsOf, watchShifts } from './shifts.ts'

const devices = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const

const whose = [
  ['a member’s', true],
  ['who has played nothing: their', false],
] as const

for (const [device, viewport] of devices)
  for (const [who, hasPlayed] of whose)
    test(`${who} home on a ${device} stays where it is while it fills`, async ({
      page,
      member,
      operator,
      bank,
      person,
    }) => {
      await page.setViewportSize(viewport)
      // No request is intercepted: that would disable the cache, and fonts would load late.
      if (!hasPlayed) {
        await bank.set({ feed: 'reference' })
        await bank.transfer({ from: person, amount: 500 })
      }
      await member.returnAs(hasPlayed ? await operator.demo() : person)
      await watchShifts(page)
      const traffic = new Traffic(page.context())
      // The fonts are cached from the earlier visit.
      await page.goto('/auth/dashboard')
      await traffic.settled(page)
      await page.goto('/auth/dashboard')
      await expect(
        hasPlayed ? page.getByRole('list', { name: 'เล่นล่าสุด' }) : page.getByText('เกมที่เล่นแล้วจะอยู่ตรงนี้'),
      ).toBeVisible()
      await traffic.settled(page)
      // What is below loads when it comes near.
      await page.mouse.wheel(0, 200)
      await expect(page.getByRole('list', { name: 'เกมยอดนิยมทุกหมวด' })).toBeVisible()
      await traffic.settled(page)
      expect(await shiftsOf(page), 'layout shifts').toEqual([])
    })
