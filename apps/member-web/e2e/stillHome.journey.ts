import { Traffic } from './budget/traffic.ts'
import { expect, test } from './journey.ts'

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const)
  test(`a member’s home on a ${device} stays where it is while it fills`, async ({
    page,
    member,
    operator,
  }) => {
    await page.setViewportSize(viewport)
    await member.returnAs(await operator.demo())
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) performance.mark(`moved after ${startTime} ms`)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const traffic = new Traffic(page.context())
    // The typefaces are there from the visit before.
    await page.goto('/auth/dashboard')
    await traffic.quiet()
    await page.goto('/auth/dashboard')
    await expect(page.getByRole('list', { name: 'เกมยอดนิยมทุกหมวด' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'เล่นล่าสุด' })).toBeVisible()
    await traffic.quiet()
    const moved = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
    expect(
      moved.filter((name) => name.startsWith('moved')),
      'layout shifts',
    ).toEqual([])
  })
