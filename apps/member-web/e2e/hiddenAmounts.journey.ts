import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'
import { shownTexts } from './textFaults.ts'

/** Addresses of screens whose amounts are public, such as benefits of a level or promotion. */
const everybodys = /^\/en\/auth\/(media\/promotion|user\/ranking)/

/** Pattern of an amount with two decimals; 0.00 is a placeholder, and chances in percent are public. */
const amount = /^(?!0\.00$).*\d\.\d\d(?![\d%])/

test('a member who hides their amounts sees none of them on any screen', async ({
  page,
  member,
  operator,
  faults,
}) => {
  faults.expectAnswers(404)
  await member.returnAs(await operator.demo())
  await page.goto('/auth/dashboard')
  await page.getByRole('button', { name: 'ซ่อนยอดเงิน' }).first().click()
  await openEach(page, screens('member'), async (address) => {
    if (everybodys.test(address)) return
    const shown = (await page.evaluate(shownTexts)).filter((text) => amount.test(text))
    expect.soft([...new Set(shown)], `${address}: amounts`).toEqual([])
  })
})
