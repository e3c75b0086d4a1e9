import { expect, test } from './journey.ts'
import { openEach, screens } from './openEach.ts'
import { shownTexts } from './textFaults.ts'

const never = ['0', '-1', '1.005', '1e9', 'abc', '99999999', '']

test('no odd amount is withdrawn: 0, -1, 1.005, 1e9, words, more than there is, nothing', async ({
  page,
  member,
  person,
  bank,
}) => {
  await bank.deposit(person, 500)
  await member.open('/auth/withdraw', 'ถอนเงิน')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/auth\/withdraw\//.test(request.url()))
      sent.push(request.postData() ?? '')
  })
  for (const amount of never) {
    await member.field('จำนวนเงินที่ถอน').fill(amount)
    await member.sendButton().click({ force: true })
    await expect(member.button('ยืนยันถอน')).toHaveCount(0)
  }
  expect(sent).toEqual([])
  expect(await bank.creditOf(person)).toBe(500)
})

test('๑๐๐ in Thai digits, pasted with its unit, is one hundred baht', async ({
  page,
  member,
  person,
  bank,
}) => {
  await bank.deposit(person, 500)
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.field('จำนวนเงินที่ถอน').focus()
  await page.evaluate(() => document.execCommand('insertText', false, ' ๑๐๐.๐๐ บาท '))
  await member.sendButton().click()
  await expect(page.getByRole('dialog').getByText('100.00 บาท')).toBeVisible()
  await member.button('ยืนยันถอน').click()
  await expect(member.pending()).toBeVisible()
  expect(await bank.creditOf(person)).toBe(400)
})

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
