import { expect, test } from './journey.ts'

test('on a phone the landing page unfolds its login in place, where a refusal stays too', async ({
  page,
  member,
  faults,
}) => {
  faults.expectAnswers(401)
  await member.open('/', /แสงทอง/)
  const main = page.locator('main')
  await expect(member.field('รหัสผ่าน')).toBeHidden()
  await main.getByRole('link', { name: 'เข้าสู่ระบบ' }).click()
  await expect(member.field('ชื่อผู้ใช้หรือเบอร์มือถือ')).toBeFocused()
  await expect(main.getByRole('link', { name: 'ลืมรหัสผ่าน' })).toBeInViewport()
  await member.logIn({ username: 'demo1234', password: 'not-the-password' })
  await expect(main.getByRole('alert').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
