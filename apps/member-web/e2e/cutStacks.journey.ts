import { cutStacks } from './cutStacks.ts'
import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the tallest stacks of Thai letters are whole wherever one line hides what has no room', async ({
  page,
  member,
  operator,
  faults,
}) => {
  faults.expectAnswers(404)
  const look = async (visit: string) => expect.soft(await page.evaluate(cutStacks), visit).toEqual([])
  await openEach(page, screens('visitor'), look)
  await member.returnAs(await operator.demo())
  await openEach(page, screens('member'), look)
  await page.setViewportSize({ width: 1280, height: 900 })
  await openEach(page, screens('member'), look)
})
