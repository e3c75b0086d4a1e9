import { expect, test } from './journey.ts'
import { somebody } from './person.ts'

test('what was typed is still there when the site opens again', async ({
  page,
  member,
  backOffice,
  faults,
}) => {
  faults.expectAnswers(503)
  await member.leave()
  await member.open('/login', 'เข้าสู่ระบบ')
  await page.getByLabel(/^ชื่อผู้ใช้/).fill('demo1234')
  await backOffice.setWebsite('MA')
  // The page checks the website status on focus, but may not be listening yet.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('heading', { level: 1, name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await backOffice.setWebsite('ON')
  await expect(page.getByLabel(/^ชื่อผู้ใช้/)).toHaveValue('demo1234')
})

test('without internet a banner says so, and goes when it is back', async ({
  page,
  member,
  context,
  faults,
}) => {
  faults.expectNoAnswer()
  await member.open('/login', 'เข้าสู่ระบบ')
  await context.setOffline(true)
  await expect(page.getByText('ไม่มีสัญญาณอินเทอร์เน็ต')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('เชื่อมต่ออินเทอร์เน็ตแล้ว')).toBeVisible()
  await expect(page.getByText('ไม่มีสัญญาณอินเทอร์เน็ต')).toBeHidden()
})

test('a visitor who asks for a member’s screen logs in and lands there', async ({ page, member, person }) => {
  await member.leave()
  await page.goto('/auth/transaction/history')
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  await member.logIn(person)
  await member.sees('ประวัติรายการ')
})

test('a wrong password stays on the screen with a sentence', async ({ page, member, person, faults }) => {
  faults.expectAnswers(401)
  await member.leave()
  await member.open('/login', 'เข้าสู่ระบบ')
  await member.logIn({ ...person, password: 'not-the-password' })
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('what was typed for the registration survives a reload, except the password', async ({
  page,
  member,
}) => {
  const person = somebody()
  await member.open('/regis/team-a/line', 'สมัครสมาชิก')
  await member.fillNames(person)
  await member.field('รหัสผ่าน').fill(person.password)
  // Waits for the step's history entry: Chromium confuses it with a reload at the same moment.
  await page.waitForFunction(() => JSON.stringify(history.state).includes('isOver'))
  await page.reload()
  await expect(member.field('รหัสผ่าน')).toHaveValue('')
  await member.button('ย้อนกลับ').click()
  await expect(member.field('เบอร์มือถือ')).toHaveValue(person.phone)
  await expect(page.getByLabel(/^ชื่อผู้ใช้/)).toHaveValue(person.username)
})

test('the question whether to log out closes by itself after five seconds, or is stopped, and then logs out', async ({
  page,
  member,
  person,
}) => {
  await page.clock.install()
  await member.open('/auth/dashboard', /^สวัสดี/)
  const question = page.getByRole('dialog', { name: 'ยืนยันการออกจากระบบ' })
  await member.askToLogOut()
  await expect(question).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(question).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click()
  await member.button('หยุดเวลา').click()
  await page.clock.fastForward(6_000)
  await expect(question).toBeVisible()
  await member.button('ตกลง').click()
  await expect(page.getByText('ออกจากระบบเรียบร้อยแล้ว')).toBeVisible()
  await expect(page).not.toHaveURL(/\/auth/)
  await page.goto('/auth/dashboard')
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('member-session'))).toBeNull()
  expect(person.username).toBeTruthy()
})

test('a button that is pressed before the app has come is answered when it has', async ({
  page,
  member,
  person,
}) => {
  let come!: () => void
  const app = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await app
    await route.continue()
  })
  await page.goto('/auth/dashboard', { waitUntil: 'commit' })
  const menu = member.button('เมนู')
  await expect(menu).toBeVisible()
  const pressed = menu.click()
  come()
  await pressed
  await expect(page.getByRole('dialog').getByRole('link', { name: 'ฝากเงิน' })).toBeVisible()
  expect(person.username).toBeTruthy()
})

test('a logout in one tab ends the session in the other', async ({
  page,
  member,
  person,
  context,
  faults,
}) => {
  // Pending requests at that moment.
  faults.expectAnswers(401)
  await member.open('/auth/dashboard', /^สวัสดี/)
  const other = await context.newPage()
  await other.goto('/auth/withdraw')
  await expect(other.getByRole('heading', { level: 1, name: 'ถอนเงิน' })).toBeVisible()
  await member.logOut()
  await expect(page).not.toHaveURL(/\/auth/)
  await expect(other).toHaveURL(/\/login/)
  expect(person.username).toBeTruthy()
})

test('an address that does not exist says so and leads home, for a visitor and for a member', async ({
  page,
  member,
  person,
  faults,
}) => {
  faults.expectAnswers(404)
  await member.open('/auth/nothing/here', 'ไม่พบหน้านี้')
  await expect(page).toHaveURL(/\/404$/)
  await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click()
  await member.sees(/^สวัสดี/)
  await member.leave()
  await member.open('/no-such-page', 'ไม่พบหน้านี้')
  expect(person.username).toBeTruthy()
})
