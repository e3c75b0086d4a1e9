import { codeOf, PasskeyPhone } from './passkeyPhone.ts'
import { expect, test } from './journey.ts'
import { call, type Person } from './person.ts'

test('a member adds the passkey they are offered, logs in with it, takes money out with it, and removes it', async ({
  page,
  member,
  person,
  bank,
  faults,
  operator,
}) => {
  faults.expectAnswers(428)
  await bank.deposit(person, 1_000)
  const phone = await PasskeyPhone.of(page)

  await member.leave()
  // After the log-in a popup opens over everything else.
  const away = member.button(/^(ไม่แสดงอีกในวันนี้|รับทราบ)$/)
  await page.addLocatorHandler(away, () => away.click())
  await member.open('/login', 'เข้าสู่ระบบ')
  await member.logIn(person)
  await member.sees(/^สวัสดี/)
  const offer = page.getByRole('complementary', { name: 'พาสคีย์' })
  await page.mouse.click(2, 300)
  await offer.getByRole('button', { name: 'เพิ่มพาสคีย์' }).click()
  await expect(offer).toBeHidden()
  await expect.poll(() => phone.held()).toBe(1)

  // Two-step verification is activated through the API, so that the page's session has given no proof yet.
  const { username, password } = person
  const body = { username, password, device: 'another-device' }
  const session = await call<Person['session']>(
    operator.server.url,
    undefined,
    'POST',
    '/api/auth/login',
    body,
  )
  const other = { ...person, session }
  const asOther = <T>(path: string, sent: object) => call<T>(operator.server.url, other, 'POST', path, sent)
  const { secret } = await asOther<{ secret: string }>('/api/auth/factor/start', {})
  await asOther('/api/auth/factor/prove', { code: codeOf(secret) })

  // The earlier session is asked for a code, which a passkey replaces.
  await member.open('/auth/withdraw', 'ถอนเงิน')
  await member.withdraw('500')
  const dialog = page.getByRole('dialog', { name: 'ยืนยันว่าเป็นคุณ' })
  await dialog.getByRole('button', { name: 'ใช้พาสคีย์' }).click()
  await expect(member.pending()).toBeVisible()

  await member.logOut()
  await member.open('/login', 'เข้าสู่ระบบ')
  // The virtual phone picks its passkey as soon as the form offers it, after the first touch of the page.
  await expect(async () => {
    await page.mouse.click(2, 300)
    await expect(page).toHaveURL(/\/auth/, { timeout: 2_000 })
  }).toPass()
  await member.sees(/^สวัสดี/)
  await expect(offer).toBeHidden()

  await member.open('/auth/profile', 'บัญชีของฉัน')
  await page.getByRole('link', { name: 'พาสคีย์' }).click()
  await member.sees('พาสคีย์')
  await expect(page.getByText('ใช้ล่าสุด')).toBeVisible()
  await member.button('เปลี่ยนชื่อ').click()
  await page.getByRole('dialog').getByLabel('ชื่อพาสคีย์', { exact: true }).fill('มือถือของฉัน')
  await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click()
  await expect(page.getByText('มือถือของฉัน')).toBeVisible()
  await member.button('ลบ').click()
  await page.getByRole('dialog').getByRole('button', { name: 'ลบ', exact: true }).click()
  await expect(page.getByText('ยังไม่มีพาสคีย์')).toBeVisible()
  await member.open('/auth/inbox', 'การแจ้งเตือน')
  await expect(page.getByText('ลบพาสคีย์แล้ว')).toBeVisible()
})
