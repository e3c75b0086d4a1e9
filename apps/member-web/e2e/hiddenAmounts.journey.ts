import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'
import { shownTexts } from './textFaults.ts'

/** Whatever is an amount, and anybody's to know: what others were paid, what a level or a promotion is worth. */
const everybodys = /^\/en\/auth\/(media\/promotion|user\/ranking)/

/** An amount to the satang; what a rule says is written without, and an empty field shows how one is typed. */
const amount = /^(?!0\.00$).*\d\.\d\d(?!\d)/

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
    const told = (await page.evaluate(shownTexts)).filter((text) => amount.test(text))
    expect.soft([...new Set(told)], `${address}: amounts`).toEqual([])
  })
})
