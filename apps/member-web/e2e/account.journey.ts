import { expect, test } from './journey.ts'
import { call, messagesOf, somebody } from './person.ts'

test(
  'a member who forgot the password gets in with a code from their phone, and the old one is no good any more',
  { tag: '@daily' },
  async ({ page, member, person, operator }) => {
    // Another person's phone, on which nobody is logged in.
    await page.evaluate(() => localStorage.clear())
    await member.open('/login', 'เข้าสู่ระบบ')
    await page.getByRole('link', { name: 'ลืมรหัสผ่าน' }).click()
    await member.sees('ลืมรหัสผ่าน')
    await member.field('เบอร์มือถือที่ลงทะเบียนไว้').fill(person.phone)
    await member.button('ส่งรหัสทาง SMS').click()
    await expect(member.field('รหัส 6 หลักจาก SMS')).toBeVisible()
    await expect.poll(() => messagesOf(operator.server.url, person)).toHaveLength(1)
    const [message = ''] = await messagesOf(operator.server.url, person)
    await member.field('รหัส 6 หลักจาก SMS').fill(/\d{6}/.exec(message)?.[0] ?? '')
    await member.field('รหัสผ่านใหม่').fill('a-new-password-of-mine')
    await member.field('ยืนยันรหัสผ่านใหม่').fill('a-new-password-of-mine')
    await member.button('ตั้งรหัสผ่านใหม่').click()
    await member.sees(/^สวัสดี/)
    await expect
      .poll(async () => (await messagesOf(operator.server.url, person))[0])
      .toContain('รหัสผ่านของคุณถูกเปลี่ยนแล้ว')

    const { username, password } = person
    const old = call(operator.server.url, undefined, 'POST', '/api/auth/login', { username, password })
    await expect(old).rejects.toThrow(/ไม่ถูกต้อง/)
  },
)

test('a member is notified of a log-in on a device they do not know, disowns it, and nothing is paid out', async ({
  page,
  member,
  person,
  bank,
  operator,
}) => {
  const { username, password } = person
  const logIn = (device: string) =>
    call(operator.server.url, undefined, 'POST', '/api/auth/login', { username, password, device })
  await bank.deposit(person, 500)
  await logIn('my-own-phone')
  await logIn('a-thief')
  await expect.poll(async () => (await messagesOf(operator.server.url, person))[0]).toContain('จากอุปกรณ์ใหม่')

  await member.open('/auth/dashboard', /^สวัสดี/)
  await page.getByRole('link', { name: username }).click()
  await member.sees('บัญชีของฉัน')
  await page.getByRole('link', { name: 'อุปกรณ์ของฉัน' }).click()
  await member.sees('อุปกรณ์ของฉัน')
  const stranger = page.getByRole('listitem').filter({ hasText: 'อุปกรณ์ใหม่' })
  await stranger.getByRole('button', { name: 'ไม่ใช่ฉัน' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบและล็อกการถอน' }).click()
  await expect(page.getByRole('link', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible()
  await expect(stranger).toBeHidden()

  const withdraw = call(
    operator.server.url,
    person,
    'POST',
    `/api/auth/withdraw/${person.session.user.uuid}`,
    {
      amount: 300,
    },
  )
  await expect(withdraw).rejects.toThrow(/ล็อกการถอน/)
})

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

test('where the operator asks for it, a newcomer proves their phone with a code, and none who has not is taken', async ({
  browser,
  page,
  member,
  backOffice,
  operator,
}) => {
  const server = operator.server.url
  const newcomer = somebody()
  await backOffice.askPhoneProof(browser, true)
  try {
    await member.open('/register', 'สมัครสมาชิก')
    await member.fillNames(newcomer)
    await member.button('ส่งรหัสทาง SMS').click()
    await expect.poll(() => messagesOf(server, newcomer)).toHaveLength(1)
    const [message = ''] = await messagesOf(server, newcomer)
    await member.field('รหัส 6 หลักจาก SMS').fill(/\d{6}/.exec(message)?.[0] ?? '')
    await member.button('ยืนยันเบอร์').click()
    await member.fillPassword(newcomer)
    await member.fillBank(newcomer)
    await member.consent()
    await member.button('สมัครสมาชิก').click()
    await expect(page).toHaveURL(/\/auth\/dashboard$/)
  } finally {
    await backOffice.askPhoneProof(browser, false)
  }
})
