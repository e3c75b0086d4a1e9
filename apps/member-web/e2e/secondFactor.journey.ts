import { codeOf } from './passkeyPhone.ts'
import { expect, test } from './journey.ts'
import { call, messagesOf, type Person } from './person.ts'

test('a member turns two-step verification on, and a new phone is asked for a code before it is in', async ({
  browser,
  page,
  member,
  person,
  operator,
}) => {
  await member.open('/auth/profile', 'บัญชีของฉัน')
  await page.getByRole('link', { name: 'การยืนยันสองขั้นตอน' }).click()
  await member.sees('การยืนยันสองขั้นตอน')
  await member.button('เริ่มตั้งค่า').click()
  await expect(page.getByRole('img', { name: 'QR สำหรับเพิ่มบัญชีในแอปยืนยันตัวตน' }).locator('svg')).toBeVisible()
  const key = (await page.locator('code').textContent()) ?? ''
  const used = codeOf(key)
  await member.field('รหัส 6 หลักจากแอป').fill(used)
  await member.button('เปิดการยืนยันสองขั้นตอน').click()
  await expect(page.locator('code')).toHaveCount(10)
  await member.button('เก็บไว้แล้ว').click()
  await expect(page.getByText('รหัสสำรองที่ยังใช้ได้ 10 รหัส')).toBeVisible()

  const other = await (await browser.newContext({ baseURL: operator.site })).newPage()
  await other.goto('/login')
  await other.getByLabel('ชื่อผู้ใช้หรือเบอร์มือถือ', { exact: true }).fill(person.username)
  await other.getByLabel('รหัสผ่าน', { exact: true }).fill(person.password)
  await other.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click()
  const dialog = other.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' })
  await dialog.getByLabel('รหัส 6 หลักจากแอป', { exact: true }).fill(used)
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  // No code can be used twice.
  await expect(dialog.getByText('รหัสไม่ถูกต้อง หรือใช้ไปแล้ว')).toBeVisible()
  await dialog.getByLabel('รหัส 6 หลักจากแอป', { exact: true }).fill(codeOf(key, 1))
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await other.waitForURL('**/auth/dashboard')
  await other.context().close()
})

async function turnOn(server: string, person: Person): Promise<string[]> {
  const { username, password } = person
  const body = { username, password, device: 'another-device' }
  const session = await call<Person['session']>(server, undefined, 'POST', '/api/auth/login', body)
  const other = { ...person, session }
  const { secret } = await call<{ secret: string }>(server, other, 'POST', '/api/auth/factor/start', {})
  const code = codeOf(secret)
  const { codes } = await call<{ codes: string[] }>(server, other, 'POST', '/api/auth/factor/prove', { code })
  return codes
}

test('a member takes money out with a recovery code where a code is asked, and nothing typed is lost', async ({
  page,
  member,
  person,
  bank,
  faults,
  operator,
}) => {
  faults.expectAnswers(428)
  await bank.deposit(person, 1_000)
  const [recovery = ''] = await turnOn(operator.server.url, person)
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.withdraw('500')
  const dialog = page.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' })
  await expect(dialog.getByText('500.00 บาท')).toBeVisible()
  await expect(dialog.getByText(/^เข้าบัญชี/)).toBeVisible()
  await dialog.getByRole('button', { name: 'ยกเลิก' }).click()
  await expect(member.field('จำนวนเงินที่ถอน')).toHaveValue('500')
  await member.withdraw('500')
  await dialog.getByRole('button', { name: 'ไม่มีแอปในมือ ใช้รหัสสำรอง' }).click()
  await dialog.getByLabel('รหัสสำรอง', { exact: true }).fill(recovery)
  await dialog.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }).click()
  await expect(member.pending()).toBeVisible()
})

test('a member who lost phone, password and device comes back with a code by SMS and a recovery code; a finder does not', async ({
  page,
  member,
  person,
  bank,
  faults,
  operator,
}) => {
  faults.expectAnswers(428)
  const server = operator.server.url
  const { username, password } = person
  await bank.deposit(person, 1_000)
  const [recovery = ''] = await turnOn(server, person)

  const theft = { username, password, device: 'a-thief' }
  await expect(call(server, undefined, 'POST', '/api/auth/login', theft)).rejects.toThrow(/รหัสจากแอปยืนยันตัวตน/)

  await page.evaluate(() => localStorage.clear())
  await member.open('/forgot-password', 'ลืมรหัสผ่าน')
  await member.field('เบอร์มือถือที่ลงทะเบียนไว้').fill(person.phone)
  await member.button('ส่งรหัสทาง SMS').click()
  const code = () => messagesOf(server, person).then(([newest = '']) => /\d{6}/.exec(newest)?.[0])
  await expect.poll(code).toBeDefined()
  await member.field('รหัส 6 หลักจาก SMS').fill((await code()) ?? '')
  await member.field('รหัสผ่านใหม่').fill('a-new-password-of-mine')
  await member.field('ยืนยันรหัสผ่านใหม่').fill('a-new-password-of-mine')
  await member.button('ตั้งรหัสผ่านใหม่').click()
  const dialog = page.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' })
  await dialog.getByRole('button', { name: 'ไม่มีแอปในมือ ใช้รหัสสำรอง' }).click()
  await dialog.getByLabel('รหัสสำรอง', { exact: true }).fill(recovery)
  await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  await member.sees(/^สวัสดี/)

  // The lost device is logged out.
  const asked = call(server, person, 'GET', '/api/auth/factor')
  await expect(asked).rejects.toThrow(/เพราะมีการเปลี่ยนรหัสผ่าน/)
})
