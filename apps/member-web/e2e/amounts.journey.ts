import { expect, test } from './journey.ts'

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
