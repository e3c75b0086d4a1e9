import { expect, test } from './journey.ts'

test('a deposit with a slip can be made with the keyboard alone', async ({ page, member, person, bank }) => {
  const { slip } = await bank.transfer({ from: person, amount: 175 })
  await member.open('/auth/deposit', 'ฝากเงิน')
  await member.tabTo(page.getByRole('link', { name: /แนบสลิป/ }).first())
  await page.keyboard.press('Enter')
  await member.sees('แนบสลิป')
  const chooser = page.waitForEvent('filechooser')
  await member.tabTo(member.button('เลือกรูปสลิป'))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: slip })
  await expect(member.button('ยืนยันฝาก 175.00 บาท')).toBeVisible()
  await member.tabTo(member.button('ยืนยันฝาก 175.00 บาท'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('เครดิตเข้าแล้ว 175.00 บาท')).toBeVisible()
})
