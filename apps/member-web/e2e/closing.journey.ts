import { expect, test } from './journey.ts'

test('a member asks for the account to be closed, takes it back, asks again, and staff close it', async ({
  page,
  member,
  person,
  backOffice,
  browser,
  faults,
}) => {
  // A locked-out member learns of it with the page's next call.
  faults.expectAnswers(401, 403)
  await member.open('/auth/profile?part=closing', 'ปิดบัญชี')
  const ask = async () => {
    await member.button('ขอปิดบัญชี').click()
    await page.getByRole('dialog').getByRole('button', { name: 'ขอปิดบัญชี' }).click()
    await expect(page.getByText(/^ส่งคำขอแล้วเมื่อ/)).toBeVisible()
  }
  await ask()
  await page.reload()
  await expect(page.getByText(/^ส่งคำขอแล้วเมื่อ/)).toBeVisible()
  await member.button('ยกเลิกคำขอ').click()
  await page.getByRole('dialog').getByRole('button', { name: 'ยกเลิกคำขอ' }).click()
  await expect(member.button('ขอปิดบัญชี')).toBeVisible()
  await ask()
  await backOffice.closeAccount(browser, person)
  await page.goto('/auth/profile')
  await expect(page).toHaveURL(/\/login/)
})
